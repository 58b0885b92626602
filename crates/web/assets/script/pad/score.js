// Scores a pad from the tables of its game. No rule is written here: what counts, and how, comes from the server once.

/**
 * @typedef {"highest_coin" | "coins" | { points: number } | { product: { times: number, of: string[] } }
 *   | { curve: { values: number[], of: string } } | { track: { of: string } } | { company: { values: number[], of: string[] } }
 *   | { highest: { of: string[], each: Record<string, number> } }} Gives
 * @typedef {{ part: number, with?: string[], leads?: string, gives: Gives }} Term
 * @typedef {{ game: string, parts: string[], entries: { name: string, most: number }[], ticks: { name: string }[],
 *   terms: Term[], tie_breakers: string[], track: number[] }} Tables
 * @typedef {{ counts: Record<string, number>, ticks: Set<string>, coins: number[] }} Sheet
 * @typedef {{ parts: number[], total: number, leads: Set<number> }} Score `leads` are the parts with a majority.
 */

/**
 * What a table shows for a number; beyond its end the last value.
 * @param {number[]} values
 * @param {number} number
 */
function shown(values, number) {
  return values[Math.min(number, values.length - 1)] ?? 0;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0);
}

/**
 * How many of the highest counts a term takes.
 * @param {Record<string, number>} each
 * @param {Sheet} sheet
 */
function taken(each, sheet) {
  return sum(Object.entries(each).map(([hero, count]) => (sheet.ticks.has(hero) ? count : 0)));
}

/**
 * What a term gives, its conditions left aside.
 * @param {Gives} gives
 * @param {Sheet} sheet
 * @param {number[]} track
 * @returns {number}
 */
function worth(gives, sheet, track) {
  /** @param {string} name */
  const count = (name) => sheet.counts[name] ?? 0;
  if (gives === "coins") return sum(sheet.coins);
  if (gives === "highest_coin") return Math.max(...sheet.coins);
  if ("points" in gives) return gives.points;
  if ("product" in gives) return gives.product.of.reduce((product, name) => product * count(name), gives.product.times);
  if ("curve" in gives) return shown(gives.curve.values, count(gives.curve.of));
  if ("track" in gives) return shown(track, count(gives.track.of));
  if ("company" in gives) return shown(gives.company.values, gives.company.of.filter((hero) => sheet.ticks.has(hero)).length);
  const highest = gives.highest.of.map(count).sort((one, other) => other - one);
  return sum(highest.slice(0, taken(gives.highest.each, sheet)));
}

/**
 * Whether nobody has more of something, and there is any.
 * @param {string} name
 * @param {Sheet} own
 * @param {Sheet[]} sheets
 */
function leads(name, own, sheets) {
  const most = Math.max(...sheets.map((sheet) => sheet.counts[name] ?? 0));
  return most > 0 && own.counts[name] === most;
}

/**
 * @param {Tables} tables
 * @param {Sheet} sheet
 * @param {Sheet[]} sheets
 * @param {number[]} track
 * @returns {Score}
 */
function scored(tables, sheet, sheets, track) {
  const parts = tables.parts.map(() => 0);
  /** @type {Set<number>} */
  const majorities = new Set();
  for (const term of tables.terms) {
    if (term.with?.some((hero) => !sheet.ticks.has(hero))) continue;
    if (term.leads && !leads(term.leads, sheet, sheets)) continue;
    if (term.leads) majorities.add(term.part);
    parts[term.part] += worth(term.gives, sheet, track);
  }
  return { parts, total: sum(parts), leads: majorities };
}

/**
 * The scores of all players, and who wins; several share the victory.
 * @param {Tables} tables
 * @param {Sheet[]} sheets
 * @param {number[]} track That of somebody's own box, or none.
 * @returns {{ scores: Score[], winners: number[], broken: boolean }} `broken`: the winners had no more points than others.
 */
function score(tables, sheets, track) {
  const read = track.length > 0 ? track : tables.track;
  const scores = sheets.map((sheet) => scored(tables, sheet, sheets, read));
  const best = Math.max(...scores.map(({ total }) => total));
  const equal = sheets.map((_, seat) => seat).filter((seat) => scores[seat].total === best);
  /** @param {number} seat */
  const breakers = (seat) => tables.tie_breakers.filter((hero) => sheets[seat].ticks.has(hero)).length;
  const most = Math.max(...equal.map(breakers));
  const winners = equal.filter((seat) => breakers(seat) === most);
  return { scores, winners, broken: winners.length < equal.length };
}

/**
 * The entries that matter on a sheet: an entry that only counts with certain heroes does not matter without them.
 * @param {Tables} tables
 * @param {Sheet} sheet
 * @returns {Set<string>}
 */
function needed(tables, sheet) {
  /** @type {string[]} */
  const names = [];
  for (const { with: heroes, leads: majority, gives } of tables.terms) {
    if (heroes?.some((hero) => !sheet.ticks.has(hero))) continue;
    if (majority) names.push(majority);
    if (typeof gives === "string") continue;
    if ("product" in gives) names.push(...gives.product.of);
    if ("curve" in gives) names.push(gives.curve.of);
    if ("track" in gives) names.push(gives.track.of);
    if ("highest" in gives) names.push(...gives.highest.of.slice(0, taken(gives.highest.each, sheet)));
  }
  return new Set(names);
}
