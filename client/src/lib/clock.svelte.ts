// Seconds left, counted down between updates. The server decides when time is up.

export class Countdown {
  seconds = $state(0);
  private timer = 0;

  start(remaining_ms: number, received: number): void {
    this.stop();
    const tick = () => {
      const left = remaining_ms - (performance.now() - received);
      this.seconds = Math.max(0, Math.ceil(left / 1000));
    };
    tick();
    this.timer = window.setInterval(tick, 250);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
