// Ramen! Ramen! alone, played by the guide's weights: a game per thread, a set of weights per block row.
//
// This is the third telling of a few rules, for training alone: nothing that people play asks it.
// `ramen_alone.py` compares what it comes to with the guide's own games.

typedef unsigned long long u64;

// Weights of a set, in this order; each has STAGES rows.
#define SUMS 14
#define TABLE (7 * SUMS)           // alone: what an open bowl promises, by ingredients and sum
#define HELD (4 * TABLE)           // what a card is worth in hand, by its value
#define SCARCE (HELD + 4 * 8)      // how much more a bowl promises whose ingredients are unseen
#define LACKING (SCARCE + 4 * 7)   // what a card is worth by the number of bowls that lack it
#define WEIGHTS (LACKING + 4 * 4)

__device__ const int POINTS[8] = {0, 0, 1, 2, 3, 5, 7, 10};  // R8.1

struct Bowl { int kinds, sum; };

struct Shop {
    Bowl bowls[3];
    int hand[5], in_hand;
    int counter[4], on_counter;
    int unseen[7], hidden;  // what the player has not seen, by ingredient and in all
    int score, pile;        // so many cards are left of it
    unsigned char deck[56];
};

__device__ unsigned drawn(u64 &x) {  // splitmix64
    x += 0x9E3779B97F4A7C15ULL;
    u64 z = x;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return (unsigned)((z ^ (z >> 31)) >> 32);
}

__device__ int next_card(Shop &s) {
    int card = s.deck[--s.pile];
    s.unseen[card >> 3]--;
    s.hidden--;
    return card;
}

__device__ void deal(Shop &s, u64 x) {
    for (int i = 0; i < 56; i++) s.deck[i] = i;
    for (int i = 55; i > 0; i--) {
        int j = drawn(x) % (unsigned)(i + 1);
        unsigned char card = s.deck[i];
        s.deck[i] = s.deck[j];
        s.deck[j] = card;
    }
    s.pile = 52;  // R2.3: four cards are set aside
    s.in_hand = s.on_counter = s.score = 0;
    s.hidden = 56;
    for (int kind = 0; kind < 7; kind++) s.unseen[kind] = 8;
    for (int i = 0; i < 4; i++) s.hand[s.in_hand++] = next_card(s);
    for (int i = 0; i < 4; i++) s.counter[s.on_counter++] = next_card(s);
    for (int i = 0; i < 3; i++) s.bowls[i] = {0, 0};
}

__device__ int stage_of(const Shop &s) { return s.pile > 22 ? 0 : s.pile > 8 ? 1 : s.pile > 0 ? 2 : 3; }

__device__ float promise(const Shop &s, Bowl bowl, int stage, const float *w) {
    int number = __popc(bowl.kinds);
    float missing = 0;
    for (int kind = 0; kind < 7; kind++)
        if (!(bowl.kinds >> kind & 1)) missing += s.unseen[kind];
    float rate = s.hidden > 0 ? missing / s.hidden - (7 - number) / 7.0f : 0.0f;
    return w[stage * TABLE + number * SUMS + bowl.sum] + w[SCARCE + stage * 7 + number] * rate;
}

__device__ float held(const Shop &s, int card, int stage, const float *w) {
    int lacking = 0;
    for (int i = 0; i < 3; i++) lacking += !(s.bowls[i].kinds >> (card >> 3) & 1);
    return w[HELD + stage * 8 + (card & 7)] + w[LACKING + stage * 4 + lacking];
}

struct Turn { int first, at, second, beside; };  // two cards of a hand, and where each goes; -1: none

// The best turn with these cards, and what it gains (R3.2: two cards, two bowls).
__device__ float best_turn(const Shop &s, const int *hand, int cards, const float *w, Turn &turn) {
    int stage = stage_of(s);
    float gain[5][3], best = -1e9f;
    for (int i = 0; i < cards; i++) {
        float hold = held(s, hand[i], stage, w);
        for (int at = 0; at < 3; at++) {
            Bowl bowl = {s.bowls[at].kinds | 1 << (hand[i] >> 3), s.bowls[at].sum + (hand[i] & 7)};
            int number = __popc(bowl.kinds);
            bool served = bowl.sum >= SUMS || number == 7;  // R4.1
            float then = served ? POINTS[number] + w[stage * TABLE] : promise(s, bowl, stage, w);
            gain[i][at] = then - promise(s, s.bowls[at], stage, w) - hold;
        }
    }
    for (int i = 0; i < cards; i++)
        for (int at = 0; at < 3; at++) {
            if (cards == 1 && gain[0][at] > best) best = gain[0][at], turn = {0, at, -1, -1};
            for (int j = 0; j < i; j++)
                for (int beside = 0; beside < 3; beside++)
                    if (beside != at && gain[i][at] + gain[j][beside] > best)
                        best = gain[i][at] + gain[j][beside], turn = {i, at, j, beside};
        }
    return best;
}

__device__ void play(Shop &s, Turn turn) {
    Bowl *bowl = &s.bowls[turn.at];
    bowl->kinds |= 1 << (s.hand[turn.first] >> 3);
    bowl->sum += s.hand[turn.first] & 7;
    if (turn.second >= 0) {
        bowl = &s.bowls[turn.beside];
        bowl->kinds |= 1 << (s.hand[turn.second] >> 3);
        bowl->sum += s.hand[turn.second] & 7;
    }
    int left = 0;
    for (int i = 0; i < s.in_hand; i++)
        if (i != turn.first && i != turn.second) s.hand[left++] = s.hand[i];
    s.in_hand = left;
    for (int at = 0; at < 3; at++) {
        int number = __popc(s.bowls[at].kinds);
        if (s.bowls[at].sum >= SUMS || number == 7) {
            s.score += POINTS[number];
            s.bowls[at] = {0, 0};
        }
    }
}

// A card of the counter: the one with which the next turn would be best.
__device__ void take(Shop &s, const float *w) {
    int hand[5], chosen = 0;
    float best = -1e9f;
    Turn turn;
    for (int i = 0; i < s.in_hand; i++) hand[i] = s.hand[i];
    for (int at = 0; at < s.on_counter; at++) {
        hand[s.in_hand] = s.counter[at];
        float worth = best_turn(s, hand, s.in_hand + 1, w, turn) + held(s, s.counter[at], stage_of(s), w);
        if (worth > best) best = worth, chosen = at;
    }
    s.hand[s.in_hand++] = s.counter[chosen];
    if (s.pile == 0) {
        s.counter[chosen] = s.counter[--s.on_counter];
        return;
    }
    s.counter[chosen] = next_card(s);
    if (s.pile > 0) s.hand[s.in_hand++] = next_card(s);
}

// out[set] += the points of `games` games with that set of weights; every set plays the same deals.
extern "C" __global__ void play_all(const float *sets, int games, u64 seed, double *out) {
    int game = blockIdx.x * blockDim.x + threadIdx.x;
    if (game >= games) return;
    const float *w = sets + (long long)blockIdx.y * WEIGHTS;
    Shop s;
    Turn turn;
    deal(s, seed + 0x9E3779B97F4A7C15ULL * 1000003ULL * (u64)(game + 1));
    while (s.in_hand > 0) {
        best_turn(s, s.hand, s.in_hand, w, turn);
        play(s, turn);
        if (s.on_counter > 0) take(s, w);
    }
    atomicAdd(&out[blockIdx.y], (double)s.score);
}
