"""A session: the table is shown, somebody types, something happens, until the game is over."""

from __future__ import annotations

from pathlib import Path

from tablee.cli.autoplay import Autoplay
from tablee.cli.commands import Commands
from tablee.cli.hints import Hints
from tablee.cli.movelist import LONG, MoveList
from tablee.cli.records import Saves
from tablee.cli.rules import about, chapters
from tablee.cli.sitting import SpokenSitting, describe
from tablee.cli.tabletop import Tabletop
from tablee.cli.terminal import Terminal
from tablee.kernel import KERNEL_RULES, SPECTATOR, BadInput, Refused

NO = {"n", "no", "non"}
YES = {"y", "yes", "o", "oui"}
RECAP = 8  # so many lines of the log when a stored game is taken up again
UNREAD = -1  # not even the setup, which is entry 0


class Leave(Exception):
    """The people leave before the game is over, and have said what becomes of it."""


class Session:
    """One match at one terminal, from the first decision to the count."""

    def __init__(
        self, sitting: SpokenSitting, terminal: Terminal, saves: Saves, ask_all: bool = False
    ) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.speaker = sitting.speaker
        self.texts = sitting.speaker.texts
        self.terminal = terminal
        self.saves = saves
        self.tabletop = Tabletop(sitting.match, sitting.speaker.language)
        self.hints = Hints(sitting, self.tabletop)
        self.commands = Commands(self)
        self.autoplay = Autoplay(sitting, self.tabletop, ask_all)
        self.ahead: list[str] = []  # typed in one line with what was played, and yet to be played
        self.viewer: int | None = None  # whose cards may be on the screen
        self.notice = ""  # to be said on the next screen
        self.untouched = True  # the first screen keeps the introduction above it
        self.read = {seat: self._already_read(seat) for seat in range(self.match.seats)}
        self.returning = set(self.read if self.match.entries else ())

    def _already_read(self, seat: int) -> int:
        """The last entry whose lines this seat has seen; taken up again, the latest come anew."""
        entries = [entry for entry, _ in self.match.lines(seat)]
        return entries[-RECAP] - 1 if len(entries) > RECAP else UNREAD

    def run(self) -> None:
        self.introduce()
        while not self.match.over:
            if self.sitting.advance():
                self.note_missed()
                continue
            seat = self.sitting.next_seat()
            self.bring(seat)
            unasked = self.autoplay.move(seat, self.typed_for_now(seat))
            if unasked is not None:
                self.sitting.play(seat, unasked)
            else:
                self.decide(seat)
            self.saves.keep(self.match.record())
        self.finish()

    # showing

    def introduce(self) -> None:
        say = self.terminal.say
        say(self.texts("game-name"), "bold")
        say(self.texts("game-tagline"))
        say()
        for line in describe(self.speaker, self.match.options):
            say(line)
        for seat in range(self.match.seats):
            say(self.texts("seat-line", n=seat + 1, name=self.introduced(seat)))
        say(self.texts("deal-line", seed=self.match.seed))
        say(self.texts("help-line"))

    def introduced(self, seat: int) -> str:
        """A name, whether it is you, and with whom."""
        name = self.speaker.seat(seat)
        if self.sitting.people == [seat]:
            name = self.texts("you", name=name)
        side = self.speaker.sides[seat]
        if self.speaker.sides.count(side) > 1:
            name = self.texts("member", name=name, side=self.speaker.side(side))
        return name

    def wipe(self) -> None:
        if self.untouched:
            self.terminal.rule()
        else:
            self.terminal.wipe()
        self.untouched = False

    def bring(self, seat: int) -> None:
        """The curtain: between two people nothing of the first one's cards stays visible."""
        if self.sitting.alone or self.viewer == seat:
            return
        self.ahead.clear()  # it was typed for another seat
        name = self.speaker.seat(seat)
        if self.viewer is not None:
            self.terminal.say()
            self.tell_news(self.viewer)
            self.pause("hand-over", name)
        self.viewer = None
        if not self.untouched:
            self.terminal.clear()
        self.terminal.rule()
        self.pause("curtain", name)
        self.viewer = seat

    def pause(self, message: str, name: str) -> None:
        typed = self.terminal.ask(self.texts(message, seat=name) + " ")
        if self.commands.means(typed, "quit"):
            self.quit()

    def show(self, seat: int) -> None:
        """What happened, the table, what is asked, what may be done."""
        self.wipe()
        self.tell_news(seat)
        if self.notice:
            self.terminal.lines([*self.notice.splitlines(), ""])
            self.notice = ""
        self.terminal.lines(self.tabletop.lines(seat))
        self.terminal.say()
        self.terminal.say(self.tabletop.question(seat), "bold")
        self.list_moves(seat)
        if self.autoplay.may_pass_on(seat):
            self.terminal.say(self.texts("skip-line"), "dim")

    def note_missed(self) -> None:
        """A bot did not decide itself: people are told on the next screen, every time."""
        for seat, why in self.sitting.missed().items():
            said = why.sentence(self.speaker.language)
            said = self.texts("forfeited", name=self.speaker.seat(seat), why=said)
            self.notice = f"{self.notice}\n{said}" if self.notice else said

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked: all of it, for it happens only once.

        Of a game taken up again, what a log still shows.
        """
        recap = seat in self.returning
        self.returning.discard(seat)
        lines = self.match.lines(seat) if recap else self.match.read(seat)
        news = [(entry, event) for entry, event in lines if entry > self.read[seat]]
        self.read[seat] = len(self.match.entries)
        since, unasked = self.autoplay.since, self.unasked()
        before = [event for entry, event in news if not unasked or entry < since]
        after = [event for _, event in news[len(before) :]]
        told = [*self.tabletop.news(before, seat), *unasked, *self.tabletop.news(after, seat)]
        if told:
            self.terminal.news(told)

    def unasked(self) -> list[str]:
        """One line about all that was played without a question, as there was no choice."""
        moves = [self.speaker.move(move) for move in self.autoplay.untold]
        self.autoplay.untold.clear()
        return [self.texts("no-choice", moves=", ".join(moves))] if moves else []

    def list_moves(self, seat: int, only: list[int] | None = None) -> None:
        moves = self.moves(seat)
        items = moves.items(moves.short() if only is None else only)
        number = len(moves.moves) if only is None else len(only)
        self.terminal.columns(items[:LONG])
        if number > len(items[:LONG]):
            self.terminal.say(self.texts("more-moves", n=number - len(items[:LONG])))

    def moves(self, seat: int) -> MoveList:
        return MoveList(self.speaker, self.match.legal(seat), self.tabletop.show(seat))

    # deciding

    def decide(self, seat: int) -> None:
        """Read what is typed until it has changed the position."""
        typed = self.ahead.pop(0) if self.ahead else ""
        if self.commands.means(typed, "skip") and self.autoplay.may_pass_on(seat):
            self.skip(seat)
            return
        if typed and self.play_typed(seat, typed):
            return
        self.ahead.clear()
        self.show(seat)
        if typed and self.obey(seat, typed):  # not as its writer expected: see what it is
            return
        while not self.obey(seat, self.terminal.ask("> ")):
            pass

    def obey(self, seat: int, typed: str) -> bool:
        """Whether the position is another one now. Further moves may follow after semicolons."""
        first, *rest = [part.strip() for part in typed.split(";")]
        self.ahead = [part for part in rest if part]
        changed = self.obey_one(seat, first)
        if not changed:
            self.ahead.clear()
        return changed

    def obey_one(self, seat: int, typed: str) -> bool:
        if not typed:
            self.show(seat)
            return False
        moves = self.moves(seat)
        if moves.written(typed) is None:
            command = self.commands.find(typed)
            if command is not None:
                return command(seat)
        if self.play_typed(seat, typed):
            return True
        found = moves.matching(typed)
        if found:
            self.list_moves(seat, found)
        else:
            self.refuse(seat, moves.notation(typed))
        return False

    def typed_for_now(self, seat: int) -> bool:
        """Whether what was typed ahead can be meant for this decision."""
        if not self.ahead:
            return False
        moves, typed = self.moves(seat), self.ahead[0]
        if self.commands.find(typed) is not None:
            return True
        return moves.meant(typed) is not None or moves.opening(typed) is not None

    def play_typed(self, seat: int, typed: str) -> bool:
        """Play the move that is meant, or the one that has to come before it; False: neither."""
        moves = self.moves(seat)
        move = moves.meant(typed)
        if move is None:
            move = moves.opening(typed)
            if move is None:
                return False
            self.ahead.insert(0, typed)
        if self.autoplay.may_pass_on(seat):  # and something else was chosen
            self.autoplay.cancel()
        self.sitting.play(seat, move)
        return True

    def refuse(self, seat: int, text: str) -> None:
        refusal = self.match.explain(seat, text)
        if refusal is not None:
            self.terminal.say(self.speaker.refusal(refusal), "yellow")
        if refusal is None or refusal.rule == "K3":
            self.terminal.say(self.texts("help-line"))

    # what the commands do

    def skip(self, seat: int) -> bool:
        """Pass, and go on passing while nothing new comes up."""
        move = self.autoplay.pass_on(seat)
        if move is None:
            self.terminal.say(self.texts("skip-not-now"), "yellow")
            return False
        self.sitting.play(seat, move)
        return True

    def undo(self, seat: int) -> bool:
        """Within the limits at once; beyond them only where nobody else could mind."""
        self.autoplay.cancel()
        try:
            self.match.undo(seat)
        except Refused as refused:
            self.terminal.say(self.speaker.refusal(refused), "yellow")
            return self.sitting.alone and refused.why != "" and self.take_back(seat)
        self.back_to_a_choice(seat)
        self.stepped_back("undone")
        return True

    def take_back(self, seat: int) -> bool:
        if all(entry.seat != seat for entry in self.match.entries):
            return False
        if self.terminal.ask(self.texts("take-back-offer") + " ").lower() not in YES:
            return False
        self.match.take_back(seat)
        self.back_to_a_choice(seat)
        self.stepped_back("taken-back")
        return True

    def back_to_a_choice(self, seat: int) -> None:
        """Past the moves that were played without a question: they would only be played again."""
        while self.sitting.alone and self.autoplay.forced(self.match.legal(seat)):
            if all(entry.seat != seat for entry in self.match.entries):
                return
            self.match.take_back(seat)

    def stepped_back(self, notice: str) -> None:
        self.notice = self.texts(notice)
        self.autoplay.untold.clear()
        self.sitting.seat_bots()
        for seat in self.read:
            self.read[seat] = min(self.read[seat], len(self.match.entries))

    def why_not(self, seat: int, typed: str) -> None:
        """The rule that forbids a move, with its sentence and its text."""
        if not typed:
            self.terminal.say(self.texts("why-usage", example=self.example(seat)))
            return
        text = self.moves(seat).notation(typed)
        refusal = self.match.explain(seat, text)
        if refusal is None:
            self.terminal.say(self.texts("why-allowed", move=text))
            return
        self.terminal.say(self.speaker.refusal(refusal), "yellow")
        book = self.match.game.rulebook
        rule = book.rules.get(refusal.rule) or KERNEL_RULES.rules[refusal.rule]
        if refusal.why:
            self.terminal.say(f"{rule.number}  {rule.text[self.speaker.language]}")

    def tell_about(self, seat: int, words: str) -> None:
        """What the cards of that name say."""
        lines = self.tabletop.show(seat).explain(words) if words else []
        self.terminal.lines(lines or [self.texts("info-none" if words else "info-usage")])

    def help(self, seat: int) -> None:
        self.terminal.lines(self.texts("help-text", example=self.example(seat)).splitlines())

    def example(self, seat: int) -> str:
        return next(iter(self.moves(seat).texts.values()))

    def show_log(self, seat: int) -> None:
        speaker = self.speaker.to(seat)
        self.terminal.lines([speaker.event(event) for event in self.match.log(seat)])

    def read_rule(self, number: str) -> None:
        try:
            book = self.match.game.rulebook
            lines = about(book, number, self.texts) if number else chapters(book, self.texts)
            self.terminal.lines(lines)
        except BadInput as error:
            self.terminal.say(str(error), "yellow")

    def save(self, name: str) -> bool:
        """Whether the record is on disk now; a sentence says where, or why not."""
        record = self.match.record()
        path = Path(name).expanduser() if name else self.saves.automatic(record)
        try:
            self.saves.write(path, record)
        except BadInput as error:
            self.terminal.say(str(error), "yellow")
            return False
        self.terminal.say(self.texts("saved", file=str(path)))
        return True

    def quit(self) -> None:
        """Leave the table; the game is kept unless somebody says no."""
        if not self.match.entries:
            raise Leave
        path = self.saves.automatic(self.match.record())
        self.terminal.say(self.texts("quit-offer", file=str(path)))
        answer = self.terminal.ask("> ")
        if answer.lower() in NO or self.save("" if answer.lower() in YES else answer):
            raise Leave

    # the end

    def finish(self) -> None:
        """Everything is turned over and counted line by line; the winner has the last line."""
        readers = [seat for seat in (self.viewer, *self.sitting.people) if seat is not None]
        eyes = readers[0] if readers else SPECTATOR
        self.wipe()
        self.terminal.lines(self.tabletop.lines(eyes))
        self.terminal.say()
        if eyes == SPECTATOR:
            self.show_log(eyes)
        else:
            self.tell_news(eyes)
        self.terminal.lines(self.ranking(), "bold")
        self.terminal.lines(self.tabletop.show(eyes).ending(), "bold")
        if self.match.takebacks:
            self.terminal.say(self.texts("takebacks-line", n=self.match.takebacks))
        self.terminal.say(self.texts("deal-line", seed=self.match.seed))
        self.saves.keep(self.match.record())

    def ranking(self) -> list[str]:
        """Sides from first to last; nothing where the game knows no winner."""
        match = self.match
        by_side = {
            side: (place, score)
            for side, place, score in zip(
                match.sides(), match.ranking(), match.scores, strict=False
            )
        }
        return [
            self.texts("place-line", place=place, side=self.speaker.side(side), points=score)
            for side, (place, score) in sorted(by_side.items(), key=lambda item: item[1][0])
        ]
