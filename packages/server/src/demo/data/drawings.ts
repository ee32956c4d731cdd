import type { Ground } from '../pictures.ts'

/**
 * The drawings of ads, each with two backgrounds. Two, because the first start has to render a photo for every pair.
 */
export const drawings = {
  'air-filter': ['straw', 'mist'],
  alternator: ['aqua', 'sand'],
  battery: ['straw', 'sage'],
  bearing: ['sage', 'mist'],
  box: ['aqua', 'clay'],
  'brake-disc': ['clay', 'sand'],
  'brake-disc-plain': ['mist', 'sage'],
  'brake-disc-worn': ['sand', 'stone'],
  'brake-discs-drilled': ['stone', 'straw'],
  'brake-discs-slotted': ['aqua', 'clay'],
  'brake-fluid': ['straw', 'aqua'],
  'brake-pads': ['sand', 'mist'],
  bumper: ['sand', 'aqua'],
  clutch: ['mist', 'clay'],
  coolant: ['sage', 'stone'],
  engine: ['stone', 'sand'],
  muffler: ['clay', 'mist'],
  'floor-mat': ['sage', 'straw'],
  'head-unit': ['clay', 'stone'],
  headlight: ['mist', 'straw'],
  mirror: ['clay', 'aqua'],
  'oil-can': ['stone', 'sage'],
  'oil-can-blue': ['straw', 'sand'],
  'oil-filter': ['straw', 'clay'],
  radiator: ['mist', 'sand'],
  rim: ['sage', 'clay'],
  'shock-absorber': ['sand', 'sage'],
  'spark-plug': ['stone', 'aqua'],
  spray: ['aqua', 'straw'],
  'timing-belt': ['aqua', 'stone'],
  wheel: ['sage', 'mist'],
  wipers: ['mist', 'sand'],
  wrench: ['stone', 'sage'],
} as const satisfies Record<string, readonly [Ground, Ground]>

export type Drawing = keyof typeof drawings

export const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name)
