import type { ColumnType, JSONColumnType } from 'kysely'

/** Common column types: for select, insert and update. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type MaybeTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Numbers = ColumnType<number[], number[] | undefined, number[]>
export type Json<T extends object> = JSONColumnType<T, string, string>
