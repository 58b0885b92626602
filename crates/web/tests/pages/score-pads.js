// Scores pads with the script of the page. Arguments: the script, and a file of lines with a pad and the expected score.

const fs = require("node:fs");
const vm = require("node:vm");

const [script, pads] = process.argv.slice(2);
vm.runInThisContext(fs.readFileSync(script, "utf8"));

let [checked, wrong] = [0, 0];
/** @type {any} */
let tables = null;
for (const line of fs.readFileSync(pads, "utf8").split("\n").filter(Boolean)) {
  const read = JSON.parse(line);
  if (read.tables) {
    tables = read.tables;
    continue;
  }
  const sheets = read.sheets.map((/** @type {any} */ sheet) => ({ ...sheet, ticks: new Set(sheet.ticks) }));
  const { scores, winners } = score(tables, sheets, read.track);
  const found = JSON.stringify({ parts: scores.map(({ parts }) => parts), winners });
  const expected = JSON.stringify({ parts: read.parts, winners: read.winners });
  checked += 1;
  if (found !== expected && (wrong += 1) < 5) console.error(`${tables.game}: ${line}\n${found}\n${expected}`);
}
console.log(`${checked} checked, ${wrong} wrong`);
process.exit(wrong > 0 ? 1 : 0);
