import { describe, expect, it, test } from 'vitest'
import contract from '../../openapi.json' with { type: 'json' }
import {
  AUDIT_SUBJECTS,
  auditActionsOf,
  auditActionText,
  auditSubjectLabel,
  isAuditSubject,
} from './audit-action.ts'

const { AuditSubject, AuditAction } = contract.components.schemas
const all = AUDIT_SUBJECTS.flatMap((subject) => auditActionsOf(subject).map((action) => [subject, action]))

describe('words of what was done', () => {
  test.each(all)('%s %s has words of its own in both languages', (subject = '', action = '') => {
    const [ru, kk] = [auditActionText(subject, action, 'ru'), auditActionText(subject, action, 'kk')]
    expect(ru).not.toBe(auditActionText(subject, 'grown', 'ru'))
    expect(kk).not.toBe(auditActionText(subject, 'grown', 'kk'))
    expect(ru).not.toBe(kk)
  })

  it('tells actions of a subject apart', () => {
    const texts = all.map(
      ([subject = '', action = '']) => `${subject}: ${auditActionText(subject, action, 'ru')}`,
    )
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('knows every subject and every action of the contract', () => {
    expect([...AUDIT_SUBJECTS].sort()).toEqual([...AuditSubject.enum].sort())
    const known = AUDIT_SUBJECTS.flatMap(auditActionsOf)
    expect([...new Set(known)].sort()).toEqual([...AuditAction.enum].sort())
  })

  test.each([
    ['ad', 'teleport'],
    ['ad', 'toString'],
    ['robot', 'create'],
    ['__proto__', 'constructor'],
  ])('%s %s of a newer server gets a neutral text', (subject, action) => {
    expect(auditActionText(subject, action, 'ru')).toBe('Другое действие')
    expect(auditActionText(subject, action, 'kk')).toBe('Басқа әрекет')
  })

  it('labels subjects, unknown ones neutrally', () => {
    const labels = AUDIT_SUBJECTS.map((subject) => auditSubjectLabel(subject, 'kk'))
    expect(new Set(labels).size).toBe(labels.length)
    expect(auditSubjectLabel('personal', 'ru')).toBe('Чтение личных данных')
    expect(auditSubjectLabel('robot', 'ru')).toBe('Другое')
    expect(isAuditSubject('valueOf')).toBe(false)
  })
})
