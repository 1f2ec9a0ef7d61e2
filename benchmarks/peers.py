"""OpenSpiel's figures, as JSON: `.venv-bench/bin/python -m benchmarks.peers [seconds a figure]`.

What is counted. A decision: the legal actions are listed, one is picked uniformly and applied.
Chance steps (dealing) are paid for and not counted.

`driven`: the loop is Python, written as OpenSpiel's own examples write it.
`tight`: the same with one call to tell decisions, chance and the end apart, which is about the
    least a Python caller can get away with; it shows how much the loop itself costs.
`inside`: rollouts that never leave C++. The MCTS bot with one simulation evaluates the root alone,
    by so many random rollouts, each starting from a copy of the root; decisions are rollouts times
    the mean decisions of a random game. Leduc's root is already dealt (the bot cannot start at a
    chance node), so that two of its three chance steps are not paid: this flatters OpenSpiel.
`search`: iterations a second of the C++ IS-MCTS bot on Leduc, random rollouts, from a dealt table.
`copy`: clones of a state, asked for from Python.
"""

from __future__ import annotations

import random
import sys
from importlib.metadata import version
from typing import Any, Final

import pyspiel

from benchmarks.measure import Findings, Reading, Subject, measure, pin_to_one_core

GAMES: Final = {"connect_four": "connect_four", "leduc": "leduc_poker"}
SAMPLE: Final = 20_000  # games, for the mean decisions of a game: 0.3 % either way
ROLLOUTS: Final = 500  # per search: the search around them then weighs nothing
SIMULATIONS: Final = 1000  # a decision
CLONES: Final = 200
OVER: Final = int(pyspiel.PlayerId.TERMINAL)


def driven(game: Any) -> int:
    """One random game; its number of decisions."""
    pick = random.random
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()  # equally likely in both games
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
    return decisions


def tight(game: Any) -> int:
    """The same with as few calls as possible: at a chance node, legal actions are the outcomes."""
    pick = random.random
    state = game.new_initial_state()
    decisions = 0
    while True:
        player = state.current_player()
        if player == OVER:
            return decisions
        actions = state.legal_actions()
        state.apply_action(actions[int(pick() * len(actions))])
        if player >= 0:
            decisions += 1


def first_decision(game: Any) -> Any:
    """A state in which everything is dealt and nothing is decided."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def rollouts_inside(game: Any, root: Any) -> int:
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(30))
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 0, False)
    bot.mcts_search(root)
    return ROLLOUTS


def searched(root: Any) -> int:
    """A decision by IS-MCTS: every iteration samples a world, walks the tree, rolls out once."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, random.getrandbits(30))
    bot = pyspiel.ISMCTSBot(random.getrandbits(30), evaluator, 1.4, SIMULATIONS)
    bot.step(root)
    return SIMULATIONS


def clones(state: Any) -> int:
    for _ in range(CLONES):
        state.clone()
    return CLONES


def findings_about(name: str, seconds: float) -> Subject:
    game = pyspiel.load_game(name)
    mean = sum(driven(game) for _ in range(SAMPLE)) / SAMPLE
    root = first_decision(game)
    rollouts = measure(lambda: rollouts_inside(game, root), seconds)
    figures = {
        "driven": measure(lambda: driven(game), seconds),
        "tight": measure(lambda: tight(game), seconds),
        "inside": Reading(rollouts.rate * mean, rollouts.loop),
        "copy": measure(lambda: clones(root), seconds / 3),
    }
    if name == "leduc_poker":
        figures["search"] = measure(lambda: searched(root), seconds)
    return Subject(mean, figures)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.5
    pin_to_one_core()
    random.seed(2)  # the same games in every round
    findings = Findings(f"OpenSpiel {version('open_spiel')}", compiled=True)
    for ours, theirs in GAMES.items():
        findings.subjects[ours] = findings_about(theirs, seconds)
    findings.hand_over()


if __name__ == "__main__":
    main()
