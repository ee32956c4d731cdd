/**
 * The events of the data layer, by name, with what each tells besides `page_path`. No event contains what somebody typed
 * or who they are; ids are those of public pages.
 */
export type DataEvents = {
  /** A page was opened. The title of a page that is not public, or that repeats a search, is left out. */
  page_view: { page_language: string; page_title?: string }
  /** An ad was opened. */
  ad_view: { ad_id: number }
  /** The catalogue was opened with filters: their names, and whether there was a text. */
  search: { filters: string; with_text: boolean }
  /** A phone was shown. */
  phone_shown: object
  /** The address of an ad was handed on or copied. */
  ad_shared: object
  /** Somebody has registered. */
  registration: object
  /** An ad was handed in for moderation, new or edited. */
  ad_handed_in: object
}

export type DataEvent = {
  [Name in keyof DataEvents]: { event: Name; page_path: string } & DataEvents[Name]
}[keyof DataEvents]

declare global {
  interface Window {
    /** Only after a consent. */
    dataLayer?: object[]
  }
}

/** Tells the data layer about an event of an ad's page; nothing without a consent. */
export function track(event: 'phone_shown' | 'ad_shared'): void {
  window.dataLayer?.push({ event, page_path: location.pathname } satisfies DataEvent)
}

/** The events that a page tells of what was done before it: by its message, or by the page of a new ad. */
export type ToldEvent = 'registration' | 'ad_handed_in'
