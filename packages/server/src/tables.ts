import type { AdTables } from './features/ads/tables.ts'
import type { CompanyTables } from './features/companies/tables.ts'
import type { ContentTables } from './features/content/tables.ts'
import type { DocumentTables } from './features/documents/tables.ts'
import type { EgovTables } from './features/egov/tables.ts'
import type { ExchangeTables } from './features/exchange/tables.ts'
import type { FavouriteTables } from './features/favourites/tables.ts'
import type { InvitationTables } from './features/invitations/tables.ts'
import type { NotificationTables } from './features/notifications/tables.ts'
import type { PartRequestTables } from './features/part-requests/tables.ts'
import type { PeopleTables } from './features/people/tables.ts'
import type { RegistrationTables } from './features/registration/tables.ts'
import type { ReviewTables } from './features/reviews/tables.ts'
import type { RoomTables } from './features/rooms/tables.ts'
import type { SuggestionTables } from './features/search/suggest/tables.ts'
import type { SearchTables } from './features/search/tables.ts'
import type { SigningTables } from './features/signing/tables.ts'
import type { TalkTables } from './features/talk/tables.ts'
import type { ViewTables } from './features/views/tables.ts'
import type { PlatformTables } from './platform/tables.ts'

/** Every table of the database. Each feature declares its own in its `tables.ts`; no table may be declared twice. */
export interface Tables
  extends AdTables,
    CompanyTables,
    ContentTables,
    DocumentTables,
    EgovTables,
    ExchangeTables,
    FavouriteTables,
    InvitationTables,
    NotificationTables,
    PartRequestTables,
    PeopleTables,
    RegistrationTables,
    ReviewTables,
    RoomTables,
    SearchTables,
    SigningTables,
    SuggestionTables,
    ViewTables,
    TalkTables,
    PlatformTables {}
