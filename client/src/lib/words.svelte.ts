// The client's own words, in Fluent like everywhere else. Sentences about the game come from the
// server, already in the reader's language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../locales/en.ftl?raw";
import fr from "../locales/fr.ftl?raw";
import * as kept from "./storage";
import type { Language } from "./protocol";
import { typeset } from "./typeset";

function bundle(language: Language, source: string): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(source));
  return words;
}

export const bundles: Record<Language, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };

export const settings = $state(kept.settings());

export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const words = bundles[settings.lang];
  const message = words.getMessage(id);
  return message?.value ? typeset(words.formatPattern(message.value, args)) : id;
}

export function apply(): void {
  kept.keepSettings($state.snapshot(settings));
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.calm = String(settings.calm);
}
