/**
 * Returns the rows of a matrix that a test runs: on the embedded database all of them, on a PostgreSQL server one. The rows
 * differ in who asks, and not in the statements that the database gets, so one of them shows what the server does with
 * these (docs/decisions/0095).
 * @param one the row that gets furthest
 */
export function rowsToRun<Row>(rows: readonly Row[], one: Row): readonly Row[] {
  return process.env.TEST_DATABASE_URL ? [one] : rows
}
