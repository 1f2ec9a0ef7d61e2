// What is pointed at in the hand: it would go into the oven.

export const pointed = $state({ kind: "", n: 0 });
