import type { Portal } from '@sauda/sdk'
import { RouterContextProvider } from 'react-router'
import { type Visit, visitContext } from './visit.ts'

/** A guest's visit for tests: without a flow, a consent or contacts. */
export function testVisit(portal: Portal, more: Partial<Visit> = {}) {
  const none = async () => null
  const visit: Visit = {
    portal,
    language: 'ru',
    renderedFor: null,
    origin: 'http://127.0.0.1:1',
    requestId: 'r1',
    isForm: false,
    isData: false,
    parts: new Map(),
    nonce: '',
    pushHost: '',
    analytics: null,
    signer: { url: null, demo: false, mobile: false },
    currentUser: none,
    currentFlow: none,
    contact: none,
    lastContact: () => null,
    setCookie: () => {},
    ...more,
  }
  return { visit, context: new RouterContextProvider(new Map([[visitContext, visit]])) }
}
