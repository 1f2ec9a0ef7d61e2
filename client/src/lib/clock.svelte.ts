// Seconds left, counted down between updates. The server decides when time is up.

const OWN = ""; // the phase's own clock; alarms beside it have names
const TICK = 250;

export class Clocks {
  seconds = $state.raw<Record<string, number>>({});
  private timer = 0;

  start(running: Record<string, number>, received: number): void {
    this.stop();
    const clocks = Object.entries(running);
    if (!clocks.length) return;
    const tick = () => {
      const gone = performance.now() - received;
      const left = (ms: number) => Math.max(0, Math.ceil((ms - gone) / 1000));
      this.seconds = Object.fromEntries(clocks.map(([name, ms]) => [name, left(ms)]));
    };
    tick();
    this.timer = window.setInterval(tick, TICK);
  }

  stop(): void {
    clearInterval(this.timer);
    this.seconds = {};
  }

  get own(): number {
    return this.seconds[OWN] ?? 0;
  }

  /** The seconds of an alarm; undefined if it does not run. */
  alarm(name: string): number | undefined {
    return name ? this.seconds[name] : undefined;
  }
}

export const clocks = new Clocks();
