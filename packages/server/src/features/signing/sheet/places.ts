/** Where an archive keeps what belongs to a signature. The names are the same in both languages, for programs. */
export const PLACES = {
  tenant: { cms: 'signatures/tenant.cms', evidence: 'evidence/tenant' },
  centre: { cms: 'signatures/centre.cms', evidence: 'evidence/centre' },
} as const
