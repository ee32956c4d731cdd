import type { components } from '@sauda/sdk'

export type AdSort = components['schemas']['AdSort']
