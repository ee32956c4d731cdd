/** The tables of this feature's migrations, as Kysely reads them. */
export interface SuggestionTables {
  ad_articles: { key: string; ad_id: number; shown: string }
}
