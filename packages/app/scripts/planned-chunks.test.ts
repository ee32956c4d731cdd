import { expect, it } from 'vitest'
import { circleOf, nameOfModule } from './planned-chunks.ts'

it('names a module of a dependency without the folder of its version', () => {
  expect(nameOfModule('/any/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js')).toBe(
    'react/index.js',
  )
})

it('names a module of a package by its path', () => {
  const id = import.meta.filename
  expect(nameOfModule(id)).toBe('app/scripts/planned-chunks.test.ts')
  expect(nameOfModule(`${id}?__react-router-build-client-route`)).toBe(
    'app/scripts/planned-chunks.test.ts?__react-router-build-client-route',
  )
})

it('keeps the name of a module that the bundler made', () => {
  expect(nameOfModule('\0rolldown/runtime.js')).toBe('rolldown/runtime.js')
})

it('finds no circle where two files import a third', () => {
  const imports = { page: ['list', 'table'], list: ['base'], table: ['base', 'outside'], base: [] }
  expect(circleOf(new Map(Object.entries(imports)))).toBeNull()
})

it('finds files that import each other, without those that lead to them', () => {
  const imports = { page: ['list'], list: ['base', 'table'], table: ['row'], row: ['list'], base: [] }
  expect(circleOf(new Map(Object.entries(imports)))).toEqual(['list', 'table', 'row', 'list'])
})

it('finds a file that imports itself', () => {
  expect(circleOf(new Map([['page', ['page']]]))).toEqual(['page', 'page'])
})
