/** What is printed for help. */
export const usage = `Rates a book of risks on all cores.

  npm run portfolio -- rate book.csv --on 2026-11-15 --out prices.csv
  npm run portfolio -- compare book.csv --before 2026-11-15 --after 2026-12-01 --report report.html
  npm run portfolio -- example 10000 --seed 7 --out book.csv
  npm run portfolio -- columns

  --rates folder         other rates than those in rates/
  --after-rates folder   compare: other rates for the second version
  --workers 4            other than one for each core

"columns" explains the columns of a book. Exit code 0: done; 1: done, but some rows could not be read, and they are in
<name>.errors.csv; 2: nothing was written.`
