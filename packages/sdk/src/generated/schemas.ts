// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

/**
 * A code that the contract lists, or one that a newer portal has added. Editors complete the listed codes, and a
 * `switch` over them needs a `default`.
 */
export type Open<Code extends string | number> = Code | (Code extends number ? number & {} : string & {});

/** A call of a flow, named by the last segment of its path. */
export type FlowCall = "registration" | "restore" | "codeCheck" | "next" | "finish" | "password" | "leaveFlow";

/** Login and password of a user who signs in. */
export interface Credentials {
    /** E-mail address in any case, or phone written in any usual way. */
    login: string;
    /** As the user chose it; compared exactly, spaces included. */
    password: string;
    /** True requests a bearer token in the response instead of a cookie. */
    issue_token?: boolean | undefined;
}

/** What a user may do. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user (a registered individual). */
export type RoleId = 1 | 2 | 3 | 4 | 5;

/** What a person does for a company. `owner` does everything, `accountant` documents and signing, `seller` ads. */
export type CompanyFunction = "owner" | "accountant" | "seller";

/** A company that rents rooms. */
export interface CompanyName {
    /** Company number; no user has the same. */
    id: number;
    /** Legal name, such as «ТОО „AutoDisc“». */
    name: string;
    /** What stands over its doors. */
    sign: string;
    /** Business identification number, or the number of a sole trader; 12 digits. */
    bin: string;
}

/** A company for which a user may act. */
export interface Membership {
    /** The company for which the user may act. */
    company: CompanyName;
    /** What the user does for it: `owner` everything, `accountant` documents and signing, `seller` ads. */
    function: Open<CompanyFunction>;
    /** When the user joined it. RFC 3339 in UTC. */
    since: string;
}

/** A language of the portal. `ru` Russian, `kk` Kazakh. */
export type Language = "ru" | "kk";

/** A trading section of a facility. */
export interface Department {
    /** Department id, to look up its users. */
    id: number;
    /** Name in Russian, such as «Тормоза и подвеска». */
    name: string;
    /** Name in Kazakh, such as «Тежегіш пен аспа». */
    name_kk: string;
}

/** A district of the city, in which individuals say that they sell. */
export interface District {
    /** District id, for `district_id` of `updateUser`. */
    id: number;
    /** Name in Russian, such as «Алмалинский район». */
    name: string;
    /** Name in Kazakh, such as «Алмалы ауданы». */
    name_kk: string;
}

/** The user's own application to become a tenant, until it is confirmed. */
export interface OwnApplication {
    /** Name of the company, as the user entered it. */
    company: string;
    /** Business identification number of the company, 12 digits. */
    bin: string;
    /** `waiting` for a decision, or `refused`. */
    state: "waiting" | "refused";
    /** Who decides: an administrator of the `centre`, or, if the portal has a company with this BIN, the owners of that `company`. */
    asked: "centre" | "company";
    /** Why it was refused; null while it waits. */
    comment: string | null;
}

/** Ids of the favourite ads of a user, those saved last first; at most 500. */
export type FavouriteIds = number[];

/** The current user, with the contact data that only they and staff see. */
export interface User {
    /** User id: the same in every call and on every device. */
    id: number;
    /** What the user may do. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user (a registered individual). */
    role_id: Open<RoleId>;
    /** First name and surname, as the user entered them. */
    name: string;
    /** Address that the user signs in with, in lower case; e-mails of the portal go there. */
    email: string;
    /** Phone in E.164 (`+77010000012`), with which the user can sign in too; null if none was entered. */
    phone: string | null;
    /** Name of the company that the user acts for; null for users who are not tenants. */
    company: string | null;
    /** Business identification number of the company, 12 digits; null for users who are not tenants. */
    bin: string | null;
    /** Number of the company that the user acts for, under which it sells; null for users who are not tenants. */
    company_id: number | null;
    /** What the user does for that company; null for users who are not tenants. */
    function: Open<CompanyFunction> | null;
    /** All companies of the user; the first one is that for which the user acts. */
    memberships: Membership[];
    /** The company whose tenancy has ended and whose documents the user still reads, as an owner or accountant of before; of several the one that ended last. Empty for everybody with a company, and for staff. */
    kept_companies: CompanyName[];
    /** Language of the e-mails that the user gets. */
    language: Language;
    /** The trading section of the company that the user acts for, or of the user; null if none. */
    department: Department | null;
    /** The district of the city in which the user sells, shown with their ads; null if the user chose none, and for all but registered individuals. */
    district: District | null;
    /** The user's application to become a tenant, while it waits or after it was refused; null if there is none. */
    application: OwnApplication | null;
    /** Ids of the ads that the user has saved, those saved last first; at most 500. */
    favourites: FavouriteIds;
    /** When the user registered. RFC 3339 in UTC. */
    created_at: string;
}

/** The result of signing in. */
export interface SignedIn {
    /** The user who has signed in. */
    user: User;
    /** Bearer token for the header `Authorization`; null unless `issue_token` was true. It is shown only once. */
    token: string | null;
}

/** Why a call failed, for programs. */
export type FailureCode = "bad_request" | "sign_in_required" | "wrong_credentials" | "forbidden" | "password_again" | "blocked" | "cross_site" | "another_person" | "not_found" | "method_not_allowed" | "action_not_allowed" | "last_owner" | "changed_meanwhile" | "version_conflict" | "in_use" | "oneself" | "last_administrator" | "has_company" | "favourites_full" | "idempotency_conflict" | "flow_over" | "link_over" | "signing_over" | "signing_of_another" | "left_company" | "too_large" | "unsupported_media_type" | "invalid" | "too_many_requests" | "internal" | "unavailable" | "being_drawn" | "barred";

/** What is wrong with a field, for programs. */
export type FieldCode = "required" | "too_short" | "too_long" | "not_a_number" | "too_small" | "too_large" | "unknown" | "wrong_format" | "too_many" | "phone_invalid" | "vin_invalid" | "not_yours" | "photo_empty" | "photo_too_large" | "photo_type" | "photo_pixels" | "photo_broken" | "email_invalid" | "bin_invalid" | "code_wrong" | "code_expired" | "code_used_up" | "taken" | "common" | "like_login" | "wrong" | "not_a_name" | "unexpected" | "occupied" | "must_agree" | "text_changed" | "not_a_pdf" | "pdf_encrypted" | "pdf_too_large" | "spreadsheet_too_large" | "word_taken" | "word_is_name" | "word_is_common" | "word_needs_letters" | "text_too_large" | "text_too_complex" | "ends_before_start" | "in_the_past" | "link_invalid" | "repeated" | "not_invitable" | "has_contacts" | "has_number" | "has_listed_words";

/** What is wrong, by the name of the field. */
export interface FieldCodes {
    [key: string]: Open<FieldCode>[];
}

/** A set of content. `about`, `contact`, `termsOfUse`, `rulesShoppingCenter`, `privacyPolicy` and `rulesAd` are single texts, the others lists. */
export type ContentSet = "slider" | "sliderDetail" | "about" | "aboutOption" | "infrastructure" | "infrastructureOption" | "vehicleMaintenance" | "contact" | "partner" | "termsOfUse" | "rulesShoppingCenter" | "privacyPolicy" | "rulesAd" | "rule" | "instruction" | "tier" | "awards";

/** Which page shows a rule: `visitors` and `shops` the rules of the centre, `ads` how to file ads. */
export type RuleGroup = "visitors" | "shops" | "ads";

/** For whom an instruction is written. */
export type InstructionAudience = "tenant" | "staff";

/** Name of a drawing that the pages have. */
export type ContentIcon = "parking" | "food" | "coffee" | "wifi" | "delivery" | "pickup" | "atm" | "cargo" | "security" | "kids" | "elevator" | "wash" | "tyre" | "repair" | "shield" | "price" | "people" | "clock" | "box" | "star";

/** A point of a picture. */
export interface FocalPoint {
    /** From the left edge (0) to the right one (1). */
    x: number;
    /** From the upper edge (0) to the lower one (1). */
    y: number;
}

/** A picture for an entry, and how it is shown there. */
export interface ContentImageChoice {
    /** Identifies the picture, from `content/image`. */
    key: string;
    /** The point that stays in view; the middle if left out. */
    focal?: FocalPoint | undefined;
    /** What the picture shows, in Russian; required to publish. */
    alt?: string | null | undefined;
    /** What the picture shows, in Kazakh; required to publish. */
    alt_kk?: string | null | undefined;
}

/** A phone of the centre. */
export interface ContactPhone {
    /** E.164, for example `+77272000000`. */
    phone: string;
    /** Whose phone it is, in Russian. */
    label: string;
    /** Whose phone it is, in Kazakh. */
    label_kk: string;
}

/** Opening hours of some weekdays. */
export interface ContactHours {
    /** ISO weekday numbers, 1 Monday to 7 Sunday. */
    weekdays: number[];
    /** When the centre opens: HH:MM, in Almaty's time. */
    from: string;
    /** When the centre closes: HH:MM, in Almaty's time. */
    to: string;
}

/** A day on which the centre opens at other hours than usual, or does not open. */
export interface HoursException {
    /** The day, in Almaty. */
    date: string;
    /** When the centre opens: HH:MM; null if it stays closed. */
    opens: string | null;
    /** When the centre closes: HH:MM; null if it stays closed. */
    closes: string | null;
    /** Why, in Russian. */
    note: string | null;
    /** Why, in Kazakh. */
    note_kk: string | null;
}

/**
 * What an administrator writes of an entry. Each set has some of the fields, those of its type in the public lists; others are refused (`unexpected`).
 * A field that is left out is empty.
 */
export interface ContentFields {
    /** Title in Russian. */
    title?: string | null | undefined;
    /** Title in Kazakh. */
    title_kk?: string | null | undefined;
    /** Opening sentence in Russian. */
    lead?: string | null | undefined;
    /** Opening sentence in Kazakh. */
    lead_kk?: string | null | undefined;
    /** Short text without marks in Russian. */
    summary?: string | null | undefined;
    /** Short text without marks in Kazakh. */
    summary_kk?: string | null | undefined;
    /** Text as Markdown, at most 200 kB, in Russian. */
    text?: string | null | undefined;
    /** Text as Markdown, at most 200 kB, in Kazakh. */
    text_kk?: string | null | undefined;
    /** Caption of the button in Russian. */
    button?: string | null | undefined;
    /** Caption of the button in Kazakh. */
    button_kk?: string | null | undefined;
    /** The figure or the time itself in Russian. */
    value?: string | null | undefined;
    /** The figure or the time itself in Kazakh. */
    value_kk?: string | null | undefined;
    /** Who gave the award in Russian. */
    giver?: string | null | undefined;
    /** Who gave the award in Kazakh. */
    giver_kk?: string | null | undefined;
    /** Street address in Russian. */
    address?: string | null | undefined;
    /** Street address in Kazakh. */
    address_kk?: string | null | undefined;
    /** How to get there in Russian. */
    route?: string | null | undefined;
    /** How to get there in Kazakh. */
    route_kk?: string | null | undefined;
    /** Name of a partner, the same in both languages. */
    name?: string | null | undefined;
    /** A path of the portal, or an address with https. */
    link?: string | null | undefined;
    /** Address of the centre on a map, with https. */
    map_link?: string | null | undefined;
    /** Name of a rule in the address of its page: Latin letters, digits and hyphens. */
    slug?: string | null | undefined;
    /** Which page shows a rule. */
    group?: Open<RuleGroup> | null | undefined;
    /** For whom an instruction is written. */
    audience?: Open<InstructionAudience> | null | undefined;
    /** Drawing beside the text. */
    icon?: Open<ContentIcon> | null | undefined;
    /** The promotion that a slide is about. */
    promotion_id?: number | null | undefined;
    /** The part of the infrastructure that a detail belongs to. */
    infrastructure_id?: number | null | undefined;
    /** Entry of the dictionary of services. */
    service_id?: number | null | undefined;
    /** Level of the building, 1 to 5. */
    level?: number | null | undefined;
    /** Year in which an award was given. */
    year?: number | null | undefined;
    /** The lowest price in tenge. */
    price_from?: number | null | undefined;
    /** First day of a promotion, YYYY-MM-DD. */
    starts_on?: string | null | undefined;
    /** Last day of a promotion, YYYY-MM-DD. */
    ends_on?: string | null | undefined;
    /** Rooms of the shops that take part. */
    room_ids?: number[] | undefined;
    /** The picture, uploaded before. */
    image?: ContentImageChoice | null | undefined;
    /** Address for letters of visitors. */
    email?: string | null | undefined;
    /** Phones of the centre, the main one first. */
    phones?: ContactPhone[] | undefined;
    /** Usual opening hours. */
    hours?: ContactHours[] | undefined;
    /** Days with other hours, such as holidays. */
    exceptions?: HoursException[] | undefined;
}

/** A picture of the centre's texts in its stored sizes. Addresses begin with `/api/content/image/`, are relative to the portal, and their files never change. */
export interface ContentImage {
    /** Identifies the picture: 20 hexadecimal digits. */
    key: string;
    /** Pixels of the large size. */
    width: number;
    /** Pixels of the large size. */
    height: number;
    /** Address of a WebP at most 320 px wide. */
    small: string;
    /** Address of a WebP at most 640 px wide. */
    medium: string;
    /** Address of a WebP at most 1280 px wide. */
    large: string;
    /** Address of a JPEG at most 1280 px wide. */
    jpeg: string;
    /** Address of an AVIF at most 320 px wide. */
    avif_small: string;
    /** Address of an AVIF at most 640 px wide. */
    avif_medium: string;
    /** Address of an AVIF at most 1280 px wide. */
    avif: string;
    /** A picture of a few pixels as a `data:` address, to show until the other one is there. */
    preview: string;
    /** The point that stays in view when the picture is cropped. */
    focal: FocalPoint;
    /** What the picture shows, in Russian. */
    alt: string | null;
    /** What the picture shows, in Kazakh. */
    alt_kk: string | null;
}

/** `draft` is not shown, `published` is shown as it is, `changed` is shown in an older version, `planned` will be shown, `over` was shown until its end. */
export type ContentState = "draft" | "published" | "changed" | "planned" | "over";

/** A version that is shown, or will be. */
export interface ContentShowing {
    /** Number of the version of the entry. */
    version: number;
    /** Since when it is shown. */
    from: string;
    /** Until when it is shown; null for no end. */
    till: string | null;
}

/** Who wrote something; without a person it came with the portal. */
export interface ContentAuthor {
    /** User id. */
    id: number;
    /** Display name. */
    name: string;
}

/** An entry as its editor sees it. */
export interface ContentItem {
    /** Identifies the entry. */
    id: number;
    /** The set that it belongs to. */
    set: ContentSet;
    /** Place in the order, from 1. */
    position: number;
    /** Number of the newest version, for the next call that changes the entry. */
    version: number;
    /** The fields of the newest version. */
    fields: ContentFields;
    /** The picture of the newest version with its addresses; null if there is none. */
    image: ContentImage | null;
    /** What visitors see of it now. */
    state: Open<ContentState>;
    /** The version that was published last and has begun to be shown; null if there is none. */
    live: ContentShowing | null;
    /** The version that will be shown later; null if there is none. */
    planned: ContentShowing | null;
    /** What must be changed before it can be published, as `publish` would say it. */
    missing: FieldCodes;
    /** Names of fields that are written in Russian and not in Kazakh. */
    untranslated: string[];
    /** When the newest version was written. */
    changed_at: string;
    /** Who wrote it; null if it came with the portal. */
    changed_by: ContentAuthor | null;
}

/** A group of trades, such as «Подвеска и тормоза». */
export interface TradeGroup {
    /** Trade group id, for `trade_group_id` of `updateCompany`. */
    id: number;
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
}

/** An entry of a dictionary that an ad refers to. */
export interface Named {
    /** Id in its dictionary, for filters. */
    id: number;
    /** Name in Russian, or in both languages if `name_kk` is null. */
    name: string;
    /** Name in Kazakh; null if it does not differ, as for brands. */
    name_kk: string | null;
}

/** A day on which a shop has other hours than usual; without both times it is closed. */
export interface ShopDay {
    /** The day in Almaty, such as 2026-12-16: from today to 60 days ahead. */
    date: string;
    /** When the shop opens that day: HH:MM, in Almaty's time; null if it stays closed. */
    opens: string | null;
    /** When the shop closes that day: HH:MM, in Almaty's time; null if it stays closed. */
    closes: string | null;
    /** Why, for visitors; at most 80 characters, null if not stated. */
    note: string | null;
}

/** A company as its own people see it. */
export interface CompanySettings {
    /** Company number, under which it sells. */
    id: number;
    /** Legal name, which only the centre changes. */
    name: string;
    /** Business identification number, or the number of a sole trader; 12 digits. */
    bin: string;
    /** What stands over its doors, 2 to 60 characters. */
    sign: string;
    /** The group of its trade; null if not stated. */
    trade_group: TradeGroup | null;
    /** What it sells in its own words, in Russian; null if not stated. */
    trade: string | null;
    /** What it sells in its own words, in Kazakh; null if not stated. */
    trade_kk: string | null;
    /** Brands of cars that it deals in, by name; empty if it says nothing of them. */
    brands: Named[];
    /** Spare parts that it deals in, by Russian name; empty if it says nothing of them. */
    spare_parts: Named[];
    /** Working days as ISO weekday numbers, 1 Monday to 7 Sunday; empty for every day. */
    weekdays: number[];
    /** When it opens: HH:MM, in Almaty's time; null if not stated. */
    hours_from: string | null;
    /** When it closes: HH:MM, in Almaty's time; null if not stated. */
    hours_to: string | null;
    /** Days with other hours, from today on, in their order. */
    exceptions: ShopDay[];
    /** Phones in E.164, at most 3; never in public answers. */
    phones: string[];
    /** Mobile phone in E.164 that has WhatsApp; never in public answers. */
    whatsapp: string | null;
    /** A photo of its door; null if there is none. */
    door_photo: ContentImage | null;
    /** Number of the settings, for `updateCompany`; exceptions of days and the photo do not change it. */
    version: number;
}

/** Where a shop is in the building, as on the plate at its door (`2|214`). */
export interface Plate {
    /** Room id; 54 is the room with the plate `2|214`. */
    id: number;
    /** Level of the building, 1 to 5; the 2 in `2|214`. */
    level: number;
    /** Number as on the door; the 214 in `2|214`. */
    number: string;
    /** Name of the shop; null if the room is free. */
    name: string | null;
}

/** A shop that answers, as the asker sees it. */
export interface PartRequestShop {
    /** Company number under which it sells. */
    id: number;
    /** What stands over its doors. */
    name: string;
    /** Its door, the first one if it has several; null without a room. */
    plate: Plate | null;
    /** Whether it is open at the moment; null if its hours are not stated. */
    open_now: boolean | null;
    /** When it closes today: HH:MM, in Almaty's time; null if closed today or not stated. */
    closes_at: string | null;
    /** Mean of its reviews; null under 3 reviews. */
    rating: number | null;
    /** Number of its reviews; null if not known. */
    reviews: number | null;
}

/** A photo of an ad in its stored sizes. Addresses begin with `/api/photo/` and are relative to the portal. */
export interface Photo {
    /** Identifies the photo, for `photo_order` and `removeImage`: 20 hexadecimal digits. */
    key: string;
    /** Pixels of the large size. */
    width: number;
    /** Pixels of the large size. */
    height: number;
    /** Address of a WebP at most 320 px wide. */
    small: string;
    /** Address of a WebP at most 640 px wide. */
    medium: string;
    /** Address of a WebP at most 1280 px wide. */
    large: string;
    /** Address of a JPEG at most 1280 px wide. */
    jpeg: string;
    /** Address of an AVIF at most 1280 px wide, made some time after the upload; null until then. */
    avif: string | null;
}

/** What may be done with an answer. The shop: `edit`, `write`. The asker: `go`, `stop_going`, `choose`, `write`, `give_phone`, `report`. */
export type PartAnswerAction = "edit" | "go" | "stop_going" | "choose" | "write" | "give_phone" | "report";

/** What a shop answers to a part request. Shops never see each other's answers. */
export interface PartAnswer {
    /** Answer id, also that of the thread beside it. */
    id: number;
    /** The part request that it answers. */
    request_id: number;
    /** The shop, with its door. */
    shop: PartRequestShop;
    /** False for «нет такого»; then there is no price and nothing else. */
    has: boolean;
    /** Whole tenge, the lower one of a range. */
    price: number | null;
    /** Whole tenge, the upper one of a range; null for one price. */
    price_to: number | null;
    /** Whole tenge: the price before it was edited; null if it was not. */
    price_before: number | null;
    /** new, used or analogue. */
    condition: Open<PartAnswerCondition> | null;
    /** Maker of the part, or its article number. */
    maker: string | null;
    /** now, date or order. */
    when: Open<PartAnswerWhen> | null;
    /** The day on which it is there, such as 2026-12-03; null if it is there now or not stated. */
    ready_on: string | null;
    /** Days of warranty; null if not stated. */
    warranty_days: number | null;
    /** A word to the asker, at most 300 characters. */
    note: string | null;
    /** Photos of the part. */
    photos: Photo[];
    /** Until when the price holds. RFC 3339 in UTC. */
    valid_until: string | null;
    /** Number of the answer as it is now, for `seen_version`. */
    version: number;
    /** When the shop answered first. RFC 3339 in UTC. */
    created_at: string;
    /** When it was edited last; null if never. RFC 3339 in UTC. */
    edited_at: string | null;
    /** True for the asker who has not seen it yet. */
    is_new: boolean;
    /** True if the asker has found the part here. */
    chosen: boolean;
    /** The asker is on the way and the shop holds the part until then; null if not. RFC 3339 in UTC. */
    going_until: string | null;
    /** Why it can't be chosen any more: the shop is blocked or has left the centre. Null if it can. */
    hidden: Open<"shop_blocked" | "shop_left"> | null;
    /** Number of messages in the thread that the reader has not read. */
    unread: number;
    /** When the asker gave this shop the own phone; null if not. RFC 3339 in UTC. */
    phone_given_at: string | null;
    /** What the current user may do with it now. */
    allowed_actions: Open<PartAnswerAction>[];
}

/** Why staff take a request down, or somebody reports it: buys up or advertises, contacts in the text, not about parts of cars, rude, other. `other` requires a text. */
export type PartRequestTakedownReason = "resale" | "contacts" | "not_parts" | "rude" | "other";

/** Why somebody may not ask, or a shop is not asked. */
export interface PartBar {
    /** Number of the person or the company. */
    id: number;
    /** Name of the person, or sign of the shop. */
    name: string;
    /** The coded cause. */
    reason: Open<PartRequestTakedownReason>;
    /** What staff wrote. */
    comment: string;
    /** When it ends. RFC 3339 in UTC. */
    until: string;
    /** When it was set. RFC 3339 in UTC. */
    created_at: string;
    /** True for a shop. */
    is_company: boolean;
}

/** What refers to an entry of a dictionary. */
export interface DictionaryUses {
    /** Number of ads, also those in the archive and older revisions. */
    ads: number;
    /** Number of words of the search that the centre has added. */
    search_words: number;
    /** Number of entries of the centre's texts. */
    content: number;
    /** Number of companies, of a group of trades alone. */
    companies?: number | undefined;
    /** Number of part requests that ask for the brand or the part; omitted if there are none. */
    part_requests?: number | undefined;
}

/** What refers to a building or a trading section. */
export interface PlaceUses {
    /** Number of trading sections of a building. */
    departments: number;
    /** Number of people of a trading section, blocked ones too. */
    people: number;
    /** Number of open invitations into a trading section. */
    invitations: number;
}

/** The body of every error response. */
export interface Failure {
    /** A sentence for people, in the language of `Accept-Language`. */
    message: string;
    /** Why the call failed, for programs: it stays the same in every language and version. */
    code: Open<FailureCode>;
    /** With `invalid`: codes by field name. The field of a photo is `photos.` and its index from 0. */
    errors?: FieldCodes | undefined;
    /** With `action_not_allowed` and `changed_meanwhile`: the actions that are possible now with the ad, with the document or its batch, with the review, with the part request or its answer, or in the flow. */
    allowed_actions?: Open<AdAction | DocumentAction | BatchAction | FlowCall | ColleagueAction | ReviewAction | PartRequestAction | PartAnswerAction>[] | undefined;
    /** With `version_conflict`: the entry as it is now. */
    current?: ContentItem | undefined;
    /** With `version_conflict` of the settings of a company: as they are now. */
    company?: CompanySettings | undefined;
    /** With `version_conflict` of an answer to a part request: the answer of the shop as it is now. */
    answer?: PartAnswer | undefined;
    /** With `barred`: why, and until when. */
    bar?: PartBar | undefined;
    /** With `in_use`: what refers to the entry. */
    uses?: DictionaryUses | undefined;
    /** With `in_use` of a building or a trading section: what refers to it. */
    places?: PlaceUses | undefined;
    /** With `invalid` of rooms: those that another company rents. */
    occupied?: Plate[] | undefined;
    /** With `invalid` of an invitation: the company that has the BIN. */
    known_company?: CompanyName | undefined;
    /** Seconds after which the call may succeed; also in the header `Retry-After`. */
    retry_after?: number | undefined;
    /** Identifies the request in the server's log; the same as `X-Request-Id`. */
    request_id: string;
}

/** Who starts a registration. */
export interface Registration {
    /** Where the code is sent; the user will sign in with it. */
    email: string;
    /** Language of the e-mail; by default that of the request. */
    language?: Language | undefined;
}

/** What a flow leads to: a new user, an invited user, or a new password. */
export type FlowPurpose = "registration" | "invitation" | "restore";

/** The step of a flow, named by what is asked for. */
export type FlowStep = "code" | "details" | "password";

/** What can still be done with the code of an e-mail. */
export interface CodeState {
    /** Seconds until another code may be requested. */
    resend_after: number;
    /** Number of attempts left for this code, 5 at first; after 0 another code has to be requested. */
    tries_left: number;
}

/** Who registers: an individual, or a company that wants to be a tenant. */
export type Kind = "person" | "company";

/** The details that were sent with `next`. */
export interface KnownDetails {
    /** Who registers: a `person` or a `company`. */
    kind: Kind;
    /** First name and surname, with single spaces. */
    name: string;
    /** E.164 (`+77010000012`); null if none was entered. */
    phone: string | null;
    /** Language of the e-mails that the user gets. */
    language: Language;
    /** Name of the company; null for a person. */
    company: string | null;
    /** Business identification number or IIN, 12 digits; null for a person. */
    bin: string | null;
    /** Rooms that the company wants; empty for a person. */
    room_ids: number[];
}

/** What the invitation has already set. */
export interface Invited {
    /** The role that the user gets. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
    role_id: Open<RoleId>;
    /** Trading section that the user will belong to; null for none. */
    department: Department | null;
    /** Rooms that the tenant gets; empty for other roles. */
    rooms: Plate[];
    /** Name of the company; null if the user enters it. */
    company: string | null;
    /** Business identification number, 12 digits; null if the user enters it. */
    bin: string | null;
    /** What the user will do for a company that is a tenant already, whose owner invites; null for other invitations. */
    function: Open<CompanyFunction> | null;
}

/** A registration, an accepted invitation or a restore of access in progress. It expires an hour after its start or after the right code. */
export interface AccessFlow {
    /** What the flow leads to: a new user (`registration`), an invited user (`invitation`) or a new password (`restore`). */
    purpose: FlowPurpose;
    /** The next call: `codeCheck`, `next`, or `finish` (for a restore `password/{id}`). */
    step: FlowStep;
    /** Address that the code was sent to, in lower case. */
    email: string;
    /** The user whose password is set; only for a restore, once the code has been checked. */
    user_id: number | null;
    /** The state of the code at the step `code`; null at other steps. */
    code: CodeState | null;
    /** The details that were sent with `next`; null before. */
    details: KnownDetails | null;
    /** What the invitation has already set; null without an invitation. */
    invited: Invited | null;
    /** When the flow ends by itself. RFC 3339 in UTC. */
    expires_at: string;
    /** The flow's token, for the header `X-Access-Flow`; only when a flow starts, for clients that send that header, otherwise null. */
    token: string | null;
}

/** The proof that the link of an e-mail was followed. */
export interface LinkToken {
    /** The value of `token` in the link of the e-mail. */
    token: string;
}

/** The proof that the e-mail was received. */
export interface Code {
    /** Six digits; spaces between them are ignored. */
    code: string;
}

/** Who registers. */
export interface RegistrationDetails {
    /** Who registers: a `person`, or a `company` that wants to be a tenant. */
    kind: Kind;
    /** First name and surname, 2 to 100 characters; no phone and no e-mail address (`not_a_name`). */
    name: string;
    /** Written in any usual way. Invited staff may omit it. */
    phone?: string | null | undefined;
    /** Language of e-mails; by default that of the request. */
    language?: Language | undefined;
    /** For a company: its name, 2 to 150 characters. */
    company?: string | null | undefined;
    /** For a company: 12 digits, the last of which is the check digit; for an individual entrepreneur, the IIN. */
    bin?: string | null | undefined;
    /** Free rooms that a company wants, from `room/get`; at most 20. */
    room_ids?: number[] | undefined;
}

/** The numbers (`version`) of the publications to which a consent is given; null or left out for a text that is not published. */
export interface AgreedVersions {
    /** Of the terms of use. */
    terms?: number | null | undefined;
    /** Of the privacy policy, to which the consent to the terms belongs. */
    privacy?: number | null | undefined;
    /** Of the rules of ads. */
    ad_rules?: number | null | undefined;
}

/** The last step of a registration. */
export interface RegistrationEnd {
    /** 10 to 200 characters; not a commonly used password (`common`), not the address itself (`like_login`). */
    password: string;
    /** Consent to the terms of use; must be true, except for invited staff. */
    terms?: boolean | undefined;
    /** Consent to the rules for ads; must be true, except for invited staff. */
    ad_rules?: boolean | undefined;
    /** The publications of the texts that were shown with the consents. If another one is published now, the answer is `text_changed` at `terms` or `ad_rules`: show the text again, and ask again. */
    versions?: AgreedVersions | undefined;
    /** True requests a bearer token instead of a cookie. */
    issue_token?: boolean | undefined;
}

/** A password and what entitles to set it. */
export interface NewPassword {
    /** The new password: 10 to 200 characters; not a commonly used one (`common`), not the address itself (`like_login`). */
    password: string;
    /** The password so far; required if the user is signed in. */
    current_password?: string | undefined;
}

/** The token that replaces the one of the request. */
export interface NewToken {
    /** Bearer token for the header `Authorization`; the one before is no longer valid. */
    token: string;
}

/** `true`; for a program that is signed in by a bearer token, its new token. */
export type PasswordSet = boolean | NewToken;

/** Fields of the current user; omitted ones stay as they are. */
export interface UserChanges {
    /** First name and surname, 2 to 100 characters. */
    name?: string | undefined;
    /** Written in any usual way; null removes it. */
    phone?: string | null | undefined;
    /** Language of the e-mails that the user gets. */
    language?: Language | undefined;
    /** District in which the user sells, from `dictionaryDistrict/list`; null removes it. Only for registered individuals: shops have rooms. */
    district_id?: number | null | undefined;
}

/** A change of the current user. */
export interface UserUpdate {
    /** The fields to change. */
    data: UserChanges;
}

/** Which people to return, and which page of them. Filters are combined; an omitted one does not limit. */
export interface PersonRequest {
    /** Name, company, BIN or IIN, number of a room, phone or e-mail address, or several of them. */
    q?: string | undefined;
    /** Only people with this role. */
    role_id?: Open<RoleId> | undefined;
    /** Only people of this trading section. */
    department_id?: number | undefined;
    /** Only people of this building. */
    facility_id?: number | undefined;
    /** True: only blocked people. False: only people who may sign in. */
    blocked?: boolean | undefined;
    /** True: only people who have never signed in. False: only people who have. */
    never_signed_in?: boolean | undefined;
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of people on a page, 1 to 1,000; 30 by default. */
    limit?: number | undefined;
}

/** A page of a list; each list defines its `items`. */
export interface List {
    /** Number of records on all pages; exact up to 1 */
    total: number;
    /** Cursor of the next page, for the next call; null on the last one. */
    next: string | null;
}

/** The building that a user belongs to. */
export interface FacilityName {
    /** Facility id, to look up its users. */
    id: number;
    /** Name in Russian, such as «Корпус А». */
    name: string;
    /** Name in Kazakh, such as «А корпусы». */
    name_kk: string;
}

/** A person as staff see them in the list of everybody, blocked ones too. */
export interface PersonCard {
    /** User id, for calls about this person. */
    id: number;
    /** What the person may do. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user (a registered individual). */
    role_id: Open<RoleId>;
    /** First name and surname, as the person entered them. */
    name: string;
    /** Address that the person signs in with. */
    email: string;
    /** Phone in E.164 (`+77010000012`); null if none was entered. */
    phone: string | null;
    /** Companies that the person is in now; empty for everybody but tenants. */
    memberships: Membership[];
    /** Trading section that the person belongs to; null for none. */
    department: Department | null;
    /** Building of the department; null without a department. */
    facility: FacilityName | null;
    /** Rooms of the companies, by level and number. */
    rooms: Plate[];
    /** Since when the person may not sign in; null for those who may. RFC 3339 in UTC. */
    blocked_at: string | null;
    /** When the person last signed in; null if never. RFC 3339 in UTC. */
    last_entry_at: string | null;
}

/** A page of the people. */
export interface PersonPage extends List {
    /** By name; Kazakh letters stand beside the Russian ones that they resemble. */
    items: PersonCard[];
}

/** One browser or program in which a person is signed in. */
export interface PersonSession {
    /** Session id. */
    id: number;
    /** Browser by its User-Agent when it signed in, such as `Chrome`; null if unknown. */
    browser: string | null;
    /** Operating system by its User-Agent when it signed in, such as `Windows`; null if unknown. */
    system: string | null;
    /** When the person signed in. RFC 3339 in UTC. */
    created_at: string;
    /** When the session was last used, to within some minutes. RFC 3339 in UTC. */
    seen_at: string;
}

/**
 * The status of an ad's newest revision. 10 new, 15 changed, 20 sent back, 30 not published, 31 published, 40 archived. Whether an ad is public is
 * a separate field, `live`: the approved revision stays public while an edit waits.
 */
export type AdStatus = 10 | 15 | 20 | 30 | 31 | 40;

/** How many ads have a status. */
export interface PersonAds {
    /** Status of the newest revision. */
    status: Open<AdStatus>;
    /** How many ads have it. */
    count: number;
}

/** A person by name. */
export interface PersonName {
    /** User id. */
    id: number;
    /** First name and surname. */
    name: string;
}

/** An entry of the log about a person. */
export interface PersonAct {
    /** Id of the entry. */
    id: number;
    /** When it was done. RFC 3339 in UTC. */
    at: string;
    /** What was done, a verb such as `block` or `publish`. */
    action: string;
    /** To what it was done, a noun such as `user`, `ad` or `document`. */
    subject: string;
    /** Id of what it was done to. */
    subject_id: number;
    /** Who did it; null for the portal itself. */
    actor: PersonName | null;
}

/**
 * Why a person is blocked: `spam` advertising or floods, `fraud` deceit, `personal_data` handed out data of others, `left_company` works here no
 * longer, `security` somebody else may have the password, `other` as the note says.
 */
export type BlockReason = "spam" | "fraud" | "personal_data" | "left_company" | "security" | "other";

/** A time during which a person was blocked. */
export interface PersonBlock {
    /** Id of the block. */
    id: number;
    /** When it began. RFC 3339 in UTC. */
    since: string;
    /** When it ended; null while it lasts. RFC 3339 in UTC. */
    until: string | null;
    /** Why the person was blocked. */
    reason: Open<BlockReason>;
    /** What the administrator wrote to it; the letter to the person has it too. */
    note: string | null;
    /** The administrator who blocked; null if the portal does not know. */
    by: PersonName | null;
    /** The administrator who unblocked; null while it lasts, and for the console. */
    unblocked_by: PersonName | null;
    /** What was written to the end of the block; null for nothing. */
    unblock_note: string | null;
}

/** What a block ends. */
export interface BlockEffects {
    /** Number of browsers and programs that are signed out. */
    sessions: number;
    /** Number of ads that are taken down. */
    ads: number;
    /** Number of signing sessions that end; signatures that were made stay. */
    signing_sessions: number;
    /** Number of open invitations to the person's address that end. */
    invitations: number;
    /** Number of companies that have no other owner who may sign in. */
    companies: number;
}

/** Everything that staff see of a person. */
export interface PersonDetail {
    /** The person as in the list. */
    person: PersonCard;
    /** Language of the e-mails that the person gets. */
    language: Language;
    /** When the person registered. RFC 3339 in UTC. */
    created_at: string;
    /** Where the person is signed in, newest first. For administrators; null for other staff. */
    sessions: PersonSession[] | null;
    /** Numbers of ads of the person and of the companies, by status; statuses without ads are left out. */
    ads: PersonAds[];
    /** What the person did last, at most 20, newest first. */
    acts_by: PersonAct[];
    /** What others did to the person last, at most 20, newest first. */
    acts_on: PersonAct[];
    /** Every time that the person was blocked, newest first. */
    blocks: PersonBlock[];
    /** What a block would end now. For administrators; null for other staff, and for people who are blocked. */
    block_effects: BlockEffects | null;
}

/** A decision to block a person. */
export interface UserBlock {
    /** Why; the letter to the person says it in words. */
    reason: Open<BlockReason>;
    /** What the person and administrators read beside the reason, at most 1,000 characters; required with the reason `other`. */
    note?: string | null | undefined;
}

/** A decision to let a person in again. */
export interface UserUnblock {
    /** What administrators read in the history, at most 1,000 characters. */
    note?: string | null | undefined;
}

/** Another role of a person. */
export interface UserRole {
    /** The new role: 2 administrator, 3 manager, 4 operator, 5 limited user. A tenant is made by a company, never here. */
    role_id: 2 | 3 | 4 | 5;
    /** The role that the administrator has seen; if it is another one by now, the call fails with `changed_meanwhile`. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
    was: Open<RoleId>;
}

/** Another trading section of a person. */
export interface UserDepartment {
    /** The new trading section, from `facility/list`; null for none. */
    department_id: number | null;
    /** The trading section that the administrator has seen; if it is another one by now, the call fails with `changed_meanwhile`. */
    was: number | null;
}

/** The text by which users are looked up. */
export interface UserText {
    /** Name, company, BIN, number of a room, phone or e-mail address, or several of them. */
    q: string;
}

/** A list without pages; each list defines its `items`. */
export interface WholeList {
    /** Number of records that match, also if fewer are returned; exact up to 1,000. */
    total: number;
    /** True if there are more records than the 1,000 returned. */
    truncated: boolean;
}

/** A user as staff see them in a list. Blocked users are in no list. */
export interface UserCard {
    /** User id, for calls about this user. */
    id: number;
    /** What the user may do. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user (a registered individual). */
    role_id: Open<RoleId>;
    /** First name and surname, as the user entered them. */
    name: string;
    /** Name of the tenant's company; null for users who are not tenants. */
    company: string | null;
    /** Business identification number of the company, 12 digits; null for users who are not tenants. */
    bin: string | null;
    /** Address that the user signs in with. */
    email: string;
    /** Phone in E.164 (`+77010000012`); null if none was entered. */
    phone: string | null;
    /** Trading section that the user belongs to; null for none. */
    department: Department | null;
    /** Building of the department; null without a department. */
    facility: FacilityName | null;
    /** Rooms that the user rents, by level and number; empty for users who are not tenants. */
    rooms: Plate[];
}

/** Users by name. */
export interface UserCardList extends WholeList {
    /** At most 1,000, by name. */
    items: UserCard[];
}

/** The departments whose users are looked up. */
export interface DepartmentIds {
    /** Department ids from `facility/list`, 1 to 100. */
    ids: number[];
}

/** A trading section and the number of its users. */
export interface DepartmentWithPeople extends Department {
    /** Number of users in it, without blocked ones. */
    people: number;
}

/** A building of the centre. */
export interface Facility {
    /** Facility id, to look up its users. */
    id: number;
    /** Name in Russian, such as «Корпус А». */
    name: string;
    /** Name in Kazakh, such as «А корпусы». */
    name_kk: string;
    /** Street address in Russian. */
    address: string;
    /** Street address in Kazakh. */
    address_kk: string;
    /** Its trading sections, by id. */
    departments: DepartmentWithPeople[];
}

/** Facilities by name. */
export interface FacilityList extends List {
    /** All facilities, by name. */
    items: Facility[];
}

/** A building of the centre as an administrator writes it. */
export interface FacilityDraft {
    /** Name in Russian, such as «Корпус А». */
    name: string;
    /** Name in Kazakh, such as «А корпусы». */
    name_kk: string;
    /** Street address in Russian. */
    address: string;
    /** Street address in Kazakh. */
    address_kk: string;
}

/** A trading section as an administrator writes it. */
export interface DepartmentDraft {
    /** The building that it is in; another one moves it. */
    facility_id: number;
    /** Name in Russian, such as «Тормоза и подвеска». */
    name: string;
    /** Name in Kazakh, such as «Тежегіш пен аспа». */
    name_kk: string;
}

/** The current flow, or null. */
export type MaybeAccessFlow = AccessFlow | null;

/** One browser or program that is signed in. */
export interface Session {
    /** Session id, to end it. */
    id: number;
    /** Whether the request uses this session. */
    current: boolean;
    /** Browser by its User-Agent when it signed in, such as `Chrome`; null if unknown. */
    browser: string | null;
    /** Operating system by its User-Agent when it signed in, such as `Windows`; null if unknown. */
    system: string | null;
    /** An IPv4 address or an IPv6 network. */
    address: string | null;
    /** When the user signed in. RFC 3339 in UTC. */
    created_at: string;
    /** When the session was last used, to within some minutes. RFC 3339 in UTC. */
    seen_at: string;
}

/** Sessions of the current user. */
export interface SessionList extends List {
    /** All sessions, newest first. */
    items: Session[];
}

/** The company for which the user acts from now on in this session. */
export interface ActingCompany {
    /** One of the companies of the user. */
    company_id: number;
}

/** The password of the current user. */
export interface PasswordProof {
    /** The password, as it is typed to sign in. */
    password: string;
}

/** Whom an administrator invites, and as what. */
export interface InvitationDraft {
    /** Where the invitation is sent; the invited user signs in with it. */
    email: string;
    /** The role that the invited user gets. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
    role_id: Open<RoleId>;
    /** Language of the e-mail; by default that of the request. */
    language?: Language | undefined;
    /** Trading section of the user, from `facility/list`; null for none. */
    department_id?: number | null | undefined;
    /** Free rooms, for a tenant only. */
    room_ids?: number[] | undefined;
    /** Name of the company, for a tenant only; if omitted, the tenant enters it. */
    company?: string | null | undefined;
    /** Business identification number, 12 digits, for a tenant only; if omitted, the tenant enters it. */
    bin?: string | null | undefined;
}

/** An invitation that has not been accepted yet. */
export interface Invitation {
    /** Invitation id, to revoke it. */
    id: number;
    /** Where the invitation was sent. */
    email: string;
    /** The role that the invited user gets. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
    role_id: Open<RoleId>;
    /** Language of the e-mail. */
    language: Language;
    /** Trading section that the invited user will belong to; null for none. */
    department: Department | null;
    /** Rooms that the invited tenant gets; empty for other roles. */
    rooms: Plate[];
    /** Name of the company; null if the tenant enters it. */
    company: string | null;
    /** Business identification number, 12 digits; null if the tenant enters it. */
    bin: string | null;
    /** Name of the administrator. */
    invited_by: string;
    /** When it was sent. RFC 3339 in UTC. */
    created_at: string;
    /** When its link becomes invalid, 7 days after it was sent. RFC 3339 in UTC. */
    expires_at: string;
}

/** Pending invitations. */
export interface InvitationList extends List {
    /** All that are pending, newest first. */
    items: Invitation[];
}

/** The proof that an invitation was received, and who registers. */
export interface InvitationAcceptance {
    /** The value of `token` in the link of the invitation. */
    token: string;
    /** Address with which the new user will sign in, for an invitation without an address; a code is sent there. Otherwise it is that of the invitation. */
    email?: string | undefined;
}

/** The proof that an invitation was received. */
export interface InvitationToken {
    /** The value of `token` in the link of the invitation. */
    token: string;
}

/** What the page of an invitation says: who invites, and as what. */
export interface InvitationTold {
    /** The role that the invited user gets. 1 tenant, 2 administrator, 3 manager, 4 operator, 5 limited user. */
    role_id: Open<RoleId>;
    /** Name of the company to join; null for an invitation by an administrator. */
    company: string | null;
    /** What the invited person will do for that company; null for an invitation by an administrator. */
    function: Open<CompanyFunction> | null;
    /** Name of whoever invites. */
    invited_by: string;
    /** Where the invitation was sent; null for a link that was passed on. */
    email: string | null;
    /** True if the address of the invitation has a user, who signs in and joins instead of registering; only the owner of the mailbox learns it. */
    known: boolean;
    /** When its link becomes invalid, 7 days after it was made. RFC 3339 in UTC. */
    expires_at: string;
}

/**
 * Why a tenancy ends: `lease_over` the lease has run out, `moved_out` the company left by itself, `debt` it does not pay, `violation` it broke the rules
 * of the centre, `transferred` another company goes on with the business, `other` as the note says.
 */
export type EndReason = "lease_over" | "moved_out" | "debt" | "violation" | "transferred" | "other";

/** The end of the tenancy of a company. */
export interface TenancyEnd {
    /** When it ended. RFC 3339 in UTC. */
    ended_at: string;
    /** Why it ended. */
    reason: Open<EndReason>;
    /** What the administrator wrote beside the reason, also to the owners; null if nothing. */
    note: string | null;
    /** Who ended it; null if that person is not known any more. */
    by: PersonName | null;
}

/** Somebody who belongs to a company, as staff see it. */
export interface CompanyMember {
    /** User id. */
    id: number;
    /** First name and surname. */
    name: string;
    /** Address that the person signs in with. */
    email: string;
    /** What the person does for it: `owner` everything, `accountant` documents and signing, `seller` ads. */
    function: Open<CompanyFunction>;
    /** When the person joined. RFC 3339 in UTC. */
    since: string;
    /** True if an administrator has blocked the person. */
    blocked: boolean;
}

/** Somebody who belonged to a company. */
export interface FormerMember {
    /** User id. */
    id: number;
    /** First name and surname. */
    name: string;
    /** What the person did for it last: `owner`, `accountant` or `seller`. */
    function: Open<CompanyFunction>;
    /** When the person joined. RFC 3339 in UTC. */
    since: string;
    /** When the person left or was removed. RFC 3339 in UTC. */
    until: string;
}

/** An invitation to the company that has not been accepted yet. */
export interface ColleagueInvitation {
    /** Invitation id, to withdraw it. */
    id: number;
    /** Where the invitation was sent; null for a link that the owner passes on. */
    email: string | null;
    /** What the invited person will do for the company. */
    function: Open<CompanyFunction>;
    /** Name of the owner who invites. */
    invited_by: string;
    /** When it was made. RFC 3339 in UTC. */
    created_at: string;
    /** When its link becomes invalid, 7 days after it was made. RFC 3339 in UTC. */
    expires_at: string;
}

/** `invoice` an invoice for payment, `completion` an act of completed work, `application` an appendix to the lease contract. */
export type DocumentKind = "invoice" | "completion" | "application";

/** How many documents of a kind a company has. */
export interface CompanyDocuments {
    /** `invoice`, `completion` (an act) or `application` (an appendix). */
    kind: DocumentKind;
    /** All that were not deleted. */
    count: number;
    /** How many of them the company has not dealt with: new ones. */
    waiting: number;
}

/** What the end of a tenancy would end now. */
export interface EndEffects {
    /** How many rooms become free. */
    rooms: number;
    /** How many published ads come down. */
    ads: number;
    /** How many ads that wait for a moderator or for edits go to the archive. */
    waiting_ads: number;
    /** How many people stop belonging to the company. */
    people: number;
    /** How many of them belong to no other company and become limited users (role 5). */
    limited: number;
    /** How many signing sessions that are open stop; what was signed stays. */
    signing_sessions: number;
    /** How many open invitations to the company end. */
    invitations: number;
    /** How many people who ask to be accepted are refused. */
    requests: number;
    /** How many documents wait for a signature of the company and stay unsigned. */
    documents: number;
}

/** Everything that staff see of a company. */
export interface CompanyDetail {
    /** Number, legal name, sign on the door, BIN or IIN. */
    company: CompanyName;
    /** When it became a tenant for the first time. RFC 3339 in UTC. */
    created_at: string;
    /** The end of its tenancy; null while it goes on. */
    ended: TenancyEnd | null;
    /** Building of the department; null without a department. */
    facility: FacilityName | null;
    /** Trading section; null for none. */
    department: Department | null;
    /** The group of its trade; null if not stated. */
    trade_group: TradeGroup | null;
    /** What it sells in its own words, in Russian; null if not stated. */
    trade: string | null;
    /** What it sells in its own words, in Kazakh; null if not stated. */
    trade_kk: string | null;
    /** Its rooms, by level and number. */
    rooms: Plate[];
    /** All who belong to it, in the order in which they joined. */
    members: CompanyMember[];
    /** Those who belonged to it and do not any more, at most 100, the last who left first. */
    former: FormerMember[];
    /** Invitations that are neither used nor expired, newest first. */
    invitations: ColleagueInvitation[];
    /** Numbers of its ads by status; statuses without ads are left out. */
    ads: PersonAds[];
    /** Numbers of its documents by kind; kinds without documents are left out. */
    documents: CompanyDocuments[];
    /** What an end of the tenancy would end now. For administrators; null for other staff, and if the tenancy has ended. */
    end_effects: EndEffects | null;
}

/** All rooms that a company rents from now on, and those that were seen. */
export interface CompanyRooms {
    /** All its rooms from now on, at least one. */
    room_ids: number[];
    /** The rooms that the administrator has seen; if it has others by now, the call fails with `changed_meanwhile`. */
    was: number[];
}

/** Why a tenancy ends. */
export interface TenancyEnding {
    /** Why it ends; the owners read it in their language. */
    reason: Open<EndReason>;
    /** What the owners and administrators read beside the reason, at most 1,000 characters; required with `other`. */
    note?: string | null | undefined;
}

/** What the current user may do with a membership of the company. */
export type ColleagueAction = "change_function" | "make_owner" | "remove" | "leave";

/** Somebody who belongs to the company. */
export interface Colleague {
    /** User id of the person. */
    id: number;
    /** First name and surname. */
    name: string;
    /** What the person does for the company: `owner` everything, `accountant` documents and signing, `seller` ads. */
    function: Open<CompanyFunction>;
    /** When the person joined. RFC 3339 in UTC. */
    since: string;
    /** True for the current user. */
    you: boolean;
    /** True if an administrator has blocked the person. */
    blocked: boolean;
    /** What the current user may do with the membership now. */
    allowed_actions: Open<ColleagueAction>[];
}

/** Somebody who has registered with the BIN of the company and asks to be accepted. */
export interface MembershipRequest {
    /** Request id, for the decision. */
    id: number;
    /** First name and surname. */
    name: string;
    /** Address of the person, which is verified. */
    email: string;
    /** Phone in E.164; null if none was entered. */
    phone: string | null;
    /** When the person registered. RFC 3339 in UTC. */
    created_at: string;
}

/** The people of a company, and those who may join it. */
export interface CompanyPeople {
    /** The company for which the user acts. */
    company: CompanyName;
    /** All who belong to it, in the order in which they joined. */
    members: Colleague[];
    /** Invitations that are neither used nor expired, newest first. */
    invitations: ColleagueInvitation[];
    /** People who wait for a decision, oldest first. */
    requests: MembershipRequest[];
}

/** Whom an owner invites, and as what. */
export interface ColleagueDraft {
    /** Where the invitation is sent; null, empty or omitted for a link that the owner passes on. */
    email?: string | null | undefined;
    /** What the person will do for the company. */
    function: Open<CompanyFunction>;
    /** Language of the e-mail; by default that of the request. */
    language?: Language | undefined;
}

/** An invitation that was made. */
export interface ColleagueInvited {
    /** The invitation as the list shows it, with its id and the day when its link ends. */
    invitation: ColleagueInvitation;
    /** The link to pass on, shown only once; null if an e-mail was sent. */
    link: string | null;
}

/** What a colleague does for the company from now on. */
export interface FunctionChange {
    /** The new function; `owner` needs the action `make_owner`. */
    function: Open<CompanyFunction>;
}

/** What the current user does for the company once the colleague is an owner. */
export interface HandOver {
    /** The own function from then on; null or omitted to stay an owner. */
    own_function?: Open<CompanyFunction> | null | undefined;
}

/** What an owner decides on a person who asks to join. */
export interface MembershipDecision {
    /** True makes the person a colleague, false rejects the request. */
    accept: boolean;
    /** What the person will do for the company; required with `accept`. */
    function?: Open<CompanyFunction> | undefined;
    /** Comment for the person; required for a rejection. */
    comment?: string | null | undefined;
}

/** A registered company that waits for confirmation. */
export interface TenantApplication {
    /** Application id, for the decision. */
    id: number;
    /** User id of the applicant. */
    user_id: number;
    /** First name and surname of the applicant. */
    name: string;
    /** Where the decision is sent. */
    email: string;
    /** Phone of the applicant in E.164; null if none was entered. */
    phone: string | null;
    /** Name of the company, as the applicant entered it. */
    company: string;
    /** Business identification number of the company, or IIN of an entrepreneur: 12 digits, whose check digit is right. */
    bin: string;
    /** The rooms it wants that are free now. */
    rooms: Plate[];
    /** When the company registered. RFC 3339 in UTC. */
    created_at: string;
}

/** Companies that wait for confirmation. */
export interface TenantApplicationList extends List {
    /** All that wait, oldest first. */
    items: TenantApplication[];
}

/** What an administrator decides on a company that wants to be a tenant. */
export interface TenantDecision {
    /** True makes the user a tenant, false rejects the application. */
    accept: boolean;
    /** The rooms to assign; only with `accept`. */
    room_ids?: number[] | undefined;
    /** Comment for the company; required for a rejection. */
    comment?: string | null | undefined;
}

/** An e-mail in the data folder, kept because no mail server is configured. */
export interface Letter {
    /** Name of its file without `.eml`: a UUID. */
    id: string;
    /** E-mail address of the recipient. */
    to: string;
    /** Subject line, in the language of the recipient. */
    subject: string;
    /** When the portal wrote it. RFC 3339 in UTC. */
    sent_at: string;
}

/** E-mails, newest first. */
export interface LetterList extends List {
    /** At most 200, newest first. */
    items: Letter[];
}

/** An e-mail with its content. */
export interface LetterText extends Letter {
    /** The part in plain text. */
    text: string;
    /** A complete document: show it in a frame without scripts. */
    html: string;
}

/**
 * `catalogue` is public. The other lists require a sign-in: `active` has live ads, `new` those with status 10, 15 or 20,
 * `inactive` 30 or 40; staff get the ads of all users, other users their own. `own` has all ads of the current user.
 */
export type AdList = "catalogue" | "active" | "new" | "inactive" | "own";

/** What is offered: a spare part, a service, or other goods for cars. */
export type AdKind = "part" | "service" | "goods";

/** The state of a part or of goods. */
export type AdCondition = "new" | "used" | "refurbished";

/** The order of ads. `newest` puts those first that were published or raised last; the others sort by price, with negotiable prices last. */
export type AdSort = "newest" | "price_asc" | "price_desc";

/** Which ads a list contains. Filters are combined; an omitted one does not limit. */
export interface AdFilter {
    /** The list to search; `catalogue` by default. */
    list?: AdList | undefined;
    /** What a person types: part, car, size, article number, shop, room or service in Russian, Kazakh or slang, also misspelt or on the wrong keyboard layout. The catalogue then starts with what fits best; lists of staff and owners need every word. A VIN or frame number is found by its first five characters or more. In quotation marks it is searched for as it is typed: nothing is corrected or left out. */
    q?: string | undefined;
    /** What is offered: `part`, `service` or `goods`. */
    kind?: AdKind | undefined;
    /** Car brand, from `dictionaryBrand/list`, or several; any of them matches. */
    brand_id?: number | number[] | undefined;
    /** Kind of spare part, from `dictionarySparePart/list`. */
    spare_part_id?: number | undefined;
    /** Service, from `dictionaryService/list`. */
    service_id?: number | undefined;
    /** Group of spare parts, such as `brakes`, or several; see `category` of a spare part. Any of them matches. */
    category?: string | string[] | undefined;
    /** Lowest price, in whole tenge. */
    price_from?: number | undefined;
    /** Highest price, in whole tenge. */
    price_to?: number | undefined;
    /** With a price bound, false excludes ads without a price and true includes them. Without a bound, true returns only ads without a price. */
    negotiable?: boolean | undefined;
    /** The accepted states of parts and goods; any of them matches. */
    condition?: AdCondition[] | undefined;
    /** Room in which the ad is sold, from `room/get`; 54 for `2|214`. */
    room_id?: number | undefined;
    /** Level of the building on which the ad is sold, 1 to 5, or several; any of them matches. */
    level?: number | number[] | undefined;
    /** The seller works on this day: ISO weekday number, 1 Monday to 7 Sunday. */
    weekday?: number | undefined;
    /** Maker of the part or goods as `facets` names it, such as `Brembo`, or several; any of them matches. An ad has the maker that its title names first. Only in the catalogue. */
    maker?: string | string[] | undefined;
    /** True: only ads of shops that are open now by the hours that they state and the days on which the centre has other hours; false does not limit. Only in the catalogue. */
    open_now?: boolean | undefined;
    /** User id of the seller. */
    seller_id?: number | undefined;
    /** The order of the ads; `newest` by default. */
    sort?: AdSort | undefined;
}

/** Which ads to return, and which page of them. */
export interface AdPageRequest extends AdFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of ads on a page, 1 to 100; 24 by default. */
    limit?: number | undefined;
    /** Whether the first page of the catalogue has `facets`; false by default. */
    facets?: boolean | undefined;
    /** Whether the first page of the catalogue has `reading`; false by default. */
    reading?: boolean | undefined;
}

/** The mean of a shop beside its name and on cards; only from 3 reviews on. */
export interface ShownRating {
    /** Plain mean of the stars, with one decimal. */
    mean: number;
    /** Number of public reviews of all ads of the shop. */
    reviews: number;
}

/** The latest message of staff to the owner. */
export interface AdRemark {
    /** What staff did: `needEdits` sent the ad back, `unpublish` removed it from the catalogue. */
    action: "needEdits" | "unpublish";
    /** Why staff did it. */
    reason: Open<AdReason> | null;
    /** What staff wrote to the owner; null if nothing. */
    comment: string | null;
    /** When staff did it. RFC 3339 in UTC. */
    at: string;
}

/**
 * What a user can do with an ad, named by the last segment of the call's path: `needEdits` sends it back to its owner, `takeDownImage`
 * removes a photo from every revision, `activate` renews it, `up` raises it in the catalogue, `showPhone` reveals the phone.
 */
export type AdAction = "publish" | "needEdits" | "update" | "removeImage" | "takeDownImage" | "activate" | "up" | "unpublish" | "archive" | "delete" | "showPhone";

/**
 * An ad as lists show it. `status`, `live`, `version`, `seller`, `created_at`, `changed_at`, `expires_at`, `views`, `remark` and `allowed_actions` are only in the lists of
 * staff and owners, not in the catalogue.
 */
export interface AdCard {
    /** Ad id, as in the address of its page. */
    id: number;
    /** What is offered: `part`, `service` or `goods`. */
    kind: AdKind;
    /** Title in Russian, 3 to 100 characters. */
    title: string;
    /** Title in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    title_kk: string | null;
    /** Whole tenge; null means negotiable. */
    price: number | null;
    /** The state of a part or of goods; null for a service. */
    condition: AdCondition | null;
    /** The cover; null if the ad has no photos. */
    photo: Photo | null;
    /** The first of the seller's rooms in the ad; null if it names none. */
    plate: Plate | null;
    /** The district of the city in which a registered individual sells; left out if they chose none, and for other sellers. */
    district?: District | undefined;
    /** Of the shop, by the reviews of all its ads; left out under 3 reviews. */
    rating?: ShownRating | undefined;
    /** Category of the spare part, such as `brakes`; null for services and goods. */
    category: string | null;
    /** The drawing that shows the spare part in place of a photo, such as `steering-rack`; omitted if the ad has photos or the part has no drawing. */
    drawing?: string | undefined;
    /** When the ad was first published or last raised, whichever is later: `newest` sorts by it. RFC 3339 in UTC. */
    sort_at: string;
    /** When the ad was last raised; null if never. RFC 3339 in UTC. */
    raised_at: string | null;
    /** Status of the newest revision. 10 new, 15 changed, 20 sent back, 30 not published, 31 published, 40 archived. */
    status?: Open<AdStatus> | undefined;
    /** Whether the ad is public. */
    live?: boolean | undefined;
    /** Number of the ad's state, for decisions: pass it to be refused if the ad has changed meanwhile. */
    version?: number | undefined;
    /** Name of the seller that buyers see; only in the lists of staff and owners. */
    seller?: string | undefined;
    /** When the ad was created. RFC 3339 in UTC. */
    created_at?: string | undefined;
    /** When its status or content changed last: for an ad in moderation, since when it waits. RFC 3339 in UTC. */
    changed_at?: string | undefined;
    /** When the publication ends, 30 days after it began or was renewed; null when the ad is not public. RFC 3339 in UTC. */
    expires_at?: string | null | undefined;
    /** How many visitors have opened its page, each counted once a day; only in the lists of staff and owners. */
    views?: number | undefined;
    /** As in the ad itself; only in the lists of staff and owners. */
    remark?: AdRemark | null | undefined;
    /** What the current user may do with the ad now, in the order in which to offer it. */
    allowed_actions?: Open<AdAction>[] | undefined;
}

/** A query that was misspelt, transliterated or typed on another keyboard layout. */
export interface AdQueryCorrected {
    /** The query as it was typed: `cnfhnth`. */
    from: string;
    /** The query that was searched for instead: `стартер`. */
    to: string;
}

/** A query that found nothing as it was typed, and what was searched for instead; or one that found few ads, which others follow. */
export interface AdQueryUnderstood {
    /** What was corrected; only if something was. */
    corrected?: AdQueryCorrected | undefined;
    /** Words of the query that were left out because no ad has all of them; not even the first ad of the list has these. */
    without?: string[] | undefined;
    /** So many ads at the head of the list have every word of the query; few did, so those that lack only a word that narrows follow them. */
    exact?: number | undefined;
    /** Words of the query that the ads after the first `exact` ones lack; only with `exact`. */
    beyond?: string[] | undefined;
}

/** What the search takes a part of a query for. `word` is no word of the dictionary. Later versions may add more. */
export type SearchClauseKind = "part" | "service" | "category" | "shop" | "room" | "level" | "article" | "brand" | "model" | "generation" | "size" | "maker" | "condition" | "word" | "qualifier";

/** One thing that a query asks for, as the search reads it. */
export interface SearchClause {
    /** What it was taken for. */
    kind: Open<SearchClauseKind>;
    /** The words of the query that say so. */
    said: string;
    /** The things that are meant, as the dictionary names them: any of them. Empty for words, numbers, sizes and places. */
    names: string[];
    /** The same names in Kazakh. */
    names_kk: string[];
}

/** A choice of a filter and its ads. */
export interface AdFacetChoice {
    /** The value of the filter: an id or a level as a number, a code as text. */
    value: number | string;
    /** Number of ads. */
    ads: number;
}

/** The choices of one filter. */
export interface AdFacet {
    /** The choices that have ads, those with the most first. */
    choices: AdFacetChoice[];
    /** True if the numbers are estimates from a sample. They are exact if at most 1,000 ads fit all other filters. */
    is_estimate?: boolean | undefined;
}

/**
 * How many ads there are for each choice of a filter. All other filters and the query apply, but not the filter itself, so a number
 * says what another choice of it would find. A choice without ads is left out.
 */
export interface AdFacets {
    /** By what is offered. */
    kind: AdFacet;
    /** By car brand. */
    brand_id: AdFacet;
    /** By kind of spare part. */
    spare_part_id: AdFacet;
    /** By group of spare parts. */
    category: AdFacet;
    /** By state. */
    condition: AdFacet;
    /** By level of the building. An ad that is sold on two counts for both. */
    level: AdFacet;
    /** By the maker that its title names first; an ad that names none counts for none. */
    maker: AdFacet;
}

/** A page of ads. */
export interface AdPage extends List {
    /** The ads of this page, in the requested order. */
    items: AdCard[];
    /** True if `total` is an estimate, as above 1,000 in lists of staff and owners. */
    total_is_estimate?: boolean | undefined;
    /** How `q` was taken; only if not all of the ads are what it says as it was typed. A page with a cursor has `corrected` alone. */
    understood?: AdQueryUnderstood | undefined;
    /** What `q` was taken for, as it was corrected, the most telling first; only if asked for, on the first page of the catalogue, and if something was found. Empty for a query without words to search for, as «???», which is ignored. */
    reading?: SearchClause[] | undefined;
    /** How many ads each choice of the filters would find; only if asked for, on the first page of the catalogue. */
    facets?: AdFacets | undefined;
    /** How many of the ads are of shops that are open now; only with `facets`. */
    open_now?: number | undefined;
}

/** All ads that match a filter. */
export interface AdAll extends WholeList {
    /** At most 1,000, in the requested order. */
    items: AdCard[];
    /** As in a page. */
    understood?: AdQueryUnderstood | undefined;
}

/** Whose rooms are asked for. */
export interface AdRoomsRequest {
    /** User id of a tenant; for staff, ignored for others. */
    user_id?: number | undefined;
}

/** A room of the centre, let or free. */
export interface Room {
    /** Room id; 54 is the room with the plate `2|214`. */
    id: number;
    /** Level of the building, 1 to 5; the 2 in `2|214`. */
    level: number;
    /** Number as on the door; the 214 in `2|214`. */
    number: string;
    /** Name of the shop; null if the room is free. */
    name: string | null;
    /** The group of the shop's trade; null if the room is free or it is not stated. */
    trade_group: TradeGroup | null;
    /** What the shop sells, in Russian; null if the room is free or it is not stated. */
    trade: string | null;
    /** What the shop sells, in Kazakh; null if the room is free or it is not stated. */
    trade_kk: string | null;
    /** Floor area in square metres. */
    area: number;
}

/** Rooms by level and number. */
export interface RoomList extends List {
    /** All of them, by level and number. */
    items: Room[];
}

/** A title as it is being typed. */
export interface AdTitle {
    /** What was typed, in Russian or Kazakh. */
    title: string;
}

/** The entries of the dictionaries that a title names; null for each that it does not name for certain. */
export interface AdTitleReading {
    /** Brand, also if only one of its models is named. */
    brand: Named | null;
    /** Spare part by any of its names. */
    spare_part: Named | null;
    /** Service by any of its names. */
    service: Named | null;
}

/** A photo that is uploaded before its ad is handed in. */
export interface StagedPhotoForm {
    /** One file of at most 10 MB and 40 megapixels: JPEG, PNG, WebP, AVIF or GIF, detected by content. */
    photo?: string | undefined;
}

/**
 * Both steps of the editor in one form. Values may be typed freely (spaces in the price, any usual way to write a phone); what
 * cannot be parsed is reported by field in `errors`.
 */
export interface AdForm {
    /** What is offered: `part`, `service` or `goods`. It determines which other fields are required. */
    kind?: string | undefined;
    /** Brand id in digits, from `dictionaryBrand/list`. Empty for any brand. */
    brand_id?: string | undefined;
    /** Spare part id in digits, from `dictionarySparePart/list`. Required for a part. */
    spare_part_id?: string | undefined;
    /** Service id in digits, from `dictionaryService/list`. Required for a service. */
    service_id?: string | undefined;
    /** Title in Russian, 3 to 100 characters. */
    title?: string | undefined;
    /** Title in Kazakh, 3 to 100 characters; may be empty. */
    title_kk?: string | undefined;
    /** Description in Russian, 10 to 4000 characters. */
    text?: string | undefined;
    /** Description in Kazakh, 10 to 4000 characters; may be empty. */
    text_kk?: string | undefined;
    /** Whole tenge, 1 to 1,000,000,000; empty with `negotiable`. */
    price?: string | undefined;
    /** Any value that is not empty means that the price is negotiable. */
    negotiable?: string | undefined;
    /** `new`, `used` or `refurbished`. Required for a part and for goods. */
    condition?: string | undefined;
    /**
     * VIN or frame number of the car that the part was taken from; dropped for services and goods. Spaces, small letters and Cyrillic
     * letters that look like Latin ones are converted.
     */
    vin?: string | undefined;
    /** Phone for buyers, a number of Kazakhstan or Russia written in any usual way. */
    phone?: string | undefined;
    /** Rooms of the tenant in which it is sold, as ids in digits; empty for other sellers. */
    room_ids?: string[] | undefined;
    /** Working days as ISO weekday numbers, 1 Monday to 7 Sunday; none means every day. */
    weekdays?: string[] | undefined;
    /** From when the seller can be reached: HH:MM, in Almaty's time; both hours or neither. */
    hours_from?: string | undefined;
    /** Until when the seller can be reached: HH:MM, in Almaty's time; both hours or neither. */
    hours_to?: string | undefined;
    /** Up to 10 files of at most 10 MB and 40 megapixels each; the first is the cover. JPEG, PNG, WebP, AVIF or GIF, detected by content. */
    photos?: string[] | undefined;
    /**
     * The photos in their order; the first is the cover. Each item is the key of a photo of `stagePhoto` or, in an update, of the
     * newest revision, or it is `new.` and the index of a file in `photos`. Photos of the newest revision that are not listed are
     * removed; `none` alone removes all. If omitted, existing photos stay and new files are appended.
     */
    photo_order?: string[] | undefined;
}

/** The owner of an ad, as buyers see them. */
export interface Seller {
    /** User id, for `seller_id` of a filter. */
    id: number;
    /** Name that buyers see: a company, or a first name and the initial of a surname. */
    name: string;
    /** Whether the seller rents rooms in the centre. */
    is_tenant: boolean;
    /** The district of the city in which a registered individual sells; null if they chose none, and for other sellers. */
    district: District | null;
    /** When the seller registered. RFC 3339 in UTC. */
    since: string;
}

/** `live` is the public revision, `newest` the one edited last, which may wait for a moderator. */
export type AdRevision = "live" | "newest";

/** How many visitors have opened the page of an ad: each counts once a day, and robots, the seller's own people and staff do not count. */
export interface AdViews {
    /** Visitors of all days. */
    total: number;
    /** Visitors of today, in Almaty's time. */
    today: number;
}

/**
 * An ad as the current user may see it, without the phone. `status`, `live`, `version`, `remark`, `expires_at`, `created_at`, `changed_at`,
 * `views` and `allowed_actions` are only for its owner and staff.
 */
export interface Ad {
    /** Ad id, as in the address of its page. */
    id: number;
    /** What is offered: `part`, `service` or `goods`. */
    kind: AdKind;
    /** Title in Russian, 3 to 100 characters. */
    title: string;
    /** Title in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    title_kk: string | null;
    /** Description in Russian, 10 to 4,000 characters of plain text with line breaks. */
    text: string;
    /** Description in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    text_kk: string | null;
    /** Whole tenge; null means negotiable. */
    price: number | null;
    /** The state of a part or of goods; null for a service. */
    condition: AdCondition | null;
    /** VIN (17 characters) or frame number (with its hyphen) of the car that the part was taken from, in capitals without spaces; null if not stated. */
    vin: string | null;
    /** The car brand that it fits; null means any. */
    brand: Named | null;
    /** The kind of spare part; null for services and goods. */
    spare_part: Named | null;
    /** The service that is offered; null for parts and goods. */
    service: Named | null;
    /** Category of the spare part, such as `brakes`; null for services and goods. */
    category: string | null;
    /** The drawing that shows the spare part in place of a photo, such as `steering-rack`; null if it has none. */
    drawing?: string | null | undefined;
    /** Photos in the seller's order, at most 10; the first is the cover. */
    photos: Photo[];
    /** Rooms of the seller in which it is sold; empty for sellers who rent none. */
    rooms: Plate[];
    /** Days on which the seller works, as ISO weekday numbers, 1 Monday to 7 Sunday; empty means every day. */
    weekdays: number[];
    /** From when the seller can be reached: HH:MM, in Almaty's time; null means at any hour. */
    hours_from: string | null;
    /** Until when the seller can be reached: HH:MM, in Almaty's time; null means at any hour. */
    hours_to: string | null;
    /** The phone with its last seven digits hidden; `showPhone` reveals it. */
    phone_hint: string;
    /** Who offers it. */
    seller: Seller;
    /** First publication; null before it. RFC 3339 in UTC. */
    published_at: string | null;
    /** When the ad was last raised; null if never. RFC 3339 in UTC. */
    raised_at: string | null;
    /** How often the phone was revealed. */
    phone_views: number;
    /** The revision that is returned: `live` is public, `newest` was edited last. */
    revision: AdRevision;
    /** Status of the newest revision. 10 new, 15 changed, 20 sent back, 30 not published, 31 published, 40 archived. */
    status?: Open<AdStatus> | undefined;
    /** Whether the ad is public, also while an edit waits for a moderator. */
    live?: boolean | undefined;
    /** Increases with every change of the ad except a raise; a decision may specify the version it is about. */
    version?: number | undefined;
    /** How many visitors have opened its page; only for its owner and staff. */
    views?: AdViews | undefined;
    /** Why staff sent the ad back or removed it; null if they did not. */
    remark?: AdRemark | null | undefined;
    /** When the ad was created. RFC 3339 in UTC. */
    created_at?: string | undefined;
    /** When its status or content changed last: for an ad in moderation, since when it waits. RFC 3339 in UTC. */
    changed_at?: string | undefined;
    /** When the publication ends, 30 days after it began or was renewed; null when the ad is not public. RFC 3339 in UTC. */
    expires_at?: string | null | undefined;
    /** What the current user may do with the ad now, in the order in which to offer it. */
    allowed_actions?: Open<AdAction>[] | undefined;
}

/** A decision on an ad that needs no reason. */
export interface AdDecision {
    /** The `version` of the ad that the decision is about. If the ad has another one by now, nothing is done (409 `changed_meanwhile`); if omitted, only the status is checked. */
    version?: number | undefined;
}

/** How an ad becomes public. */
export interface AdPublication extends AdDecision {
    /** How long the publication can be undone, in seconds, before it takes effect: meanwhile the ad is neither public nor in the queue. 0 or omitted publishes at once. */
    undo_seconds?: number | undefined;
}

/** What is asked for of an ad. */
export interface AdRequest {
    /** The revision to return; by default the live one, or the newest if none is live. Only the owner and staff get `newest`. */
    revision?: AdRevision | undefined;
}

/** The contact that an ad hides until it is revealed. */
export interface AdPhone {
    /** E.164, for example `+77010000012`. */
    phone: string;
}

/** The form of an ad with what an update needs besides. */
export interface AdUpdateForm extends AdForm {
    /** Ad id, the same as in the path. */
    id: string;
    /** The `version` that was opened in the editor, in digits. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: string | undefined;
}

/** A photo of an ad. */
export interface AdImage {
    /** Ad id. */
    id: number;
    /** The `key` of a photo in the newest revision. */
    key: string;
    /** The `version` of the ad that was seen. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/**
 * Why staff send back, unpublish or delete an ad, or take a photo down. `other` requires a comment; `tenancy_ended` is
 * given by the portal alone, when the tenancy of the company that sells ends.
 */
export type AdReason = "photos" | "text" | "price" | "category" | "contacts" | "duplicate" | "forbidden" | "outdated" | "fraud" | "copied" | "personal" | "unfit" | "tenancy_ended" | "other";

/** A photo that staff take down, and why. */
export interface AdImageRemoval {
    /** Ad id. */
    id: number;
    /** The `key` of a photo of any revision of the ad. */
    key: string;
    /** What is wrong with the photo; one of the reasons that fit `takeDownImage`. */
    reason: AdReason;
    /** Explanation for the owner, at most 1,000 characters; required with `other`. */
    comment?: string | undefined;
    /** The `version` of the ad that staff have seen. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/** Why staff send an ad back to its owner. */
export interface AdRefusal {
    /** What the owner has to correct; one of the reasons that fit `needEdits`. */
    reason: AdReason;
    /** Explanation for the owner, at most 1,000 characters; required with `other`. */
    comment?: string | undefined;
    /** The `version` of the ad that staff have seen. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/** Why an ad is unpublished or deleted. */
export interface AdRemoval {
    /** Required for staff; owners give none. */
    reason?: AdReason | undefined;
    /** Explanation for the owner, at most 1,000 characters; required with `other`. */
    comment?: string | undefined;
    /** The `version` of the ad that the decision is about. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/** How an ad is renewed. */
export interface AdActivation {
    /** From the link in the e-mail that announced the end of the term; with it no sign-in is needed. */
    token?: string | undefined;
    /** The `version` of the ad that the decision is about. If the ad has another one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/** One decision on many ads. */
export interface AdBulk {
    /** What is done with each ad. */
    action: "publish" | "archive";
    /** Ad ids, 1 to 100, each once. */
    ids: number[];
    /** The version of each ad in `ids`, in the same order. If omitted, only the status is checked. */
    versions?: number[] | undefined;
}

/** What became of one ad of a bulk decision. */
export interface AdBulkResult {
    /** Ad id, as in the request. */
    id: number;
    /** Whether the decision was carried out. */
    ok: boolean;
    /** The ad's new status; only if it was changed. */
    status?: Open<AdStatus> | undefined;
    /** Why the ad was not changed; only then. */
    code?: Open<FailureCode> | undefined;
    /** The actions that are possible with the ad instead; only if it was not changed. */
    allowed_actions?: Open<AdAction>[] | undefined;
}

/** The results of a bulk decision. */
export interface AdBulkResults {
    /** One result for each id, in the order of the request. */
    items: AdBulkResult[];
    /** Number of results. */
    total: number;
    /** Always null; there is one page. */
    next: null;
}

/** One step in the history of an ad. */
export interface AdEvent {
    /** When it happened. RFC 3339 in UTC. */
    at: string;
    /** What was done: an action of the ad, or `create`. */
    action: Open<AdAction | "create">;
    /** Name of the user who did it; null for the portal itself. */
    actor: string | null;
    /** The ad's status before; null for its creation. */
    from: Open<AdStatus> | null;
    /** The ad's status after the step; null if the step is not about a status. */
    to: Open<AdStatus> | null;
    /** Why staff did it; null if they gave no reason. */
    reason: Open<AdReason> | null;
    /** What staff wrote to the owner; null if nothing. */
    comment: string | null;
}

/** Numbers of ads of one owner, without deleted ones. */
export interface AdCounts {
    /** Ads that are public now. */
    live: number;
    /** Ads in moderation (status 10 or 15). */
    waiting: number;
    /** Ads in any status. */
    all: number;
}

/** What staff did to an ad of an owner earlier, and why. */
export interface PastRefusal {
    /** The ad that it concerns. */
    ad_id: number;
    /** The ad's Russian title at that time. */
    title: string;
    /** What was done: `needEdits`, `unpublish`, `archive`, `delete` or `takeDownImage`. */
    action: Open<AdAction>;
    /** Why staff did it; null if they gave no reason. */
    reason: Open<AdReason> | null;
    /** What staff wrote to the owner; null if nothing. */
    comment: string | null;
    /** When it was done. RFC 3339 in UTC. */
    at: string;
}

/** The owner of an ad, as moderators see them. */
export interface AdOwner {
    /** User id of the owner. */
    id: number;
    /** Name that buyers see: a company, or a first name and the initial of a surname. */
    name: string;
    /** Whether the owner rents rooms in the centre. */
    is_tenant: boolean;
    /** When the owner registered. RFC 3339 in UTC. */
    since: string;
    /** How many ads the owner has, this one included. */
    ads: AdCounts;
    /** Ads of this user that staff sent back or took down, newest first, at most 10. */
    refusals: PastRefusal[];
}

/** A moderator who has an ad open. */
export interface AdWatcher {
    /** User id of the moderator. */
    id: number;
    /** Name of the moderator, shown to the others. */
    name: string;
}

/** Other staff who have the ad open, by user id. */
export type AdWatchers = AdWatcher[];

/** A complaint that no moderator has reviewed yet. It does not say who complained. */
export interface OpenComplaint {
    /** Complaint id; later complaints have greater ones. */
    id: number;
    /** What the visitor chose. */
    reason: Open<ComplaintReason>;
    /** What the visitor wrote; null if nothing. */
    text: string | null;
    /** When it was sent. RFC 3339 in UTC. */
    at: string;
}

/** A contact in a text of an ad. */
export interface AdContactFlag {
    /** Where it stands: title or text, in Russian or Kazakh. */
    field: "title" | "title_kk" | "text" | "text_kk";
    /** What it is: a phone number, a messenger or nickname, an e-mail address, or a link. */
    kind: "phone" | "messenger" | "email" | "link";
    /** The contact as it is written, such as `8 701 000 00 12`. */
    text: string;
}

/** What like ads cost. */
export interface AdPriceFlag {
    /** Price in tenge that a quarter of these ads do not exceed: the middle half of them costs from `low` to `high`. */
    low: number;
    /** Median price in tenge of the newest 500 published ads of the same spare part or service in the same condition. */
    typical: number;
    /** Price in tenge that three quarters of these ads do not exceed. */
    high: number;
    /** How many ads were compared. */
    ads: number;
}

/** Another ad with the same photo. */
export interface AdPhotoFlag {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title of its newest revision in Russian. */
    title: string;
    /** Its title in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    title_kk: string | null;
    /** Whether it belongs to the same owner. */
    own: boolean;
    /** Its photo that looks most like one of this ad. */
    photo: Photo;
    /** The photo of this ad that `photo` looks like. */
    like: Photo;
}

/** What a moderator should look at in the newest revision of an ad. */
export interface AdFlags {
    /** Phones, messengers, addresses and links in its texts; empty if there are none. */
    contacts: AdContactFlag[];
    /** The price is at most a third or at least three times that of its like; null otherwise, and where fewer than eight ads are like it. */
    far_price: AdPriceFlag | null;
    /** Other ads with a photo that looks like one of this ad, at most five, those of the same owner last. */
    same_photo: AdPhotoFlag[];
    /** How many ads its owner has placed in the 24 hours up to it, itself included, where that is more than ten; else null. */
    many_ads: number | null;
}

/** An ad with everything a moderator needs. */
export interface AdModeration {
    /** The newest revision. */
    ad: Ad;
    /** The public revision, or the one approved last. Null if there was none, or if it is the newest one. */
    before: Ad | null;
    /** Whether the edit has another phone than `before`; their hints may be equal. */
    phone_changed: boolean;
    /** What happened to the ad, newest first, at most 100. */
    history: AdEvent[];
    /** Who placed the ad, and what staff know about their other ads. */
    owner: AdOwner;
    /** The id of the ad that has waited longest except this one; null if no other waits. */
    next: number | null;
    /** Number of ads in moderation, including this one. */
    waiting: number;
    /** Other moderators who have the ad open now. */
    watchers: AdWatchers;
    /** What visitors complain about and nobody has reviewed, newest first, at most 100. */
    complaints: OpenComplaint[];
    /** What to look at: hints, none of which decides anything. */
    flags: AdFlags;
}

/**
 * Why an ad waits for a moderator: `new` nobody has decided on it yet, `changed` its owner has changed it, `returned` its owner has
 * corrected it after staff sent it back.
 */
export type QueueEntry = "new" | "changed" | "returned";

/** An ad in the queue of the moderators. */
export interface QueuedAd {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title of the newest revision in Russian, 3 to 100 characters. */
    title: string;
    /** Its title in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    title_kk: string | null;
    /** What is offered: `part`, `service` or `goods`. */
    kind: AdKind;
    /** Category of the spare part, such as `brakes`; null for services and goods. */
    category: string | null;
    /** The drawing that shows the spare part in place of a photo, such as `steering-rack`; null if it has none. */
    drawing?: string | null | undefined;
    /** The cover; null if the ad has no photos. */
    photo: Photo | null;
    /** Why it waits. */
    entry: QueueEntry;
    /** When the revision that waits was handed in; the ad itself may be older. RFC 3339 in UTC. */
    waiting_since: string;
    /** How many kinds of things there are to look at in it, as `flags` of `adModeration` lists them; 0 if there are none. */
    flags: number;
}

/** How many ads wait for a moderator. */
export interface QueueCounts {
    /** All of them. */
    all: number;
    /** Those that nobody has decided on yet. */
    new: number;
    /** Those whose owner has changed them. */
    changed: number;
    /** Those that their owner has corrected after they were sent back. */
    returned: number;
}

/** Where moderators begin, as ids of ads; null where none waits. */
export interface QueueStarts {
    /** The ad that has waited longest. */
    all: number | null;
    /** The first that nobody has decided on yet. */
    new: number | null;
    /** The first whose owner has changed it. */
    changed: number | null;
    /** The first that its owner has corrected after it was sent back. */
    returned: number | null;
}

/** A publication that can still be undone. */
export interface PlannedPublication {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title of the newest revision in Russian. */
    title: string;
    /** Its title in Kazakh; null if the seller wrote none, and then the Russian one is shown. */
    title_kk: string | null;
    /** When it takes effect. RFC 3339 in UTC. */
    publish_at: string;
}

/** The ads that wait for a moderator. */
export interface ModerationQueue extends WholeList {
    /** At most `limit`: those that have waited longest first. */
    items: QueuedAd[];
    /** How many ads of the queue stand before the first of `items`; 0 without `around`. */
    skipped: number;
    /** How many wait, whatever `entry` was asked for. */
    counts: QueueCounts;
    /** The first ads, whatever `entry` was asked for. */
    starts: QueueStarts;
    /** What the moderator who asks has decided to publish and can still undo, the next one first. */
    planned: PlannedPublication[];
}

/** How long moderators lately took. */
export interface ModerationPace {
    /** The median of the last 50 decisions of 14 days, in minutes; null if there were fewer than 5. */
    minutes: number | null;
}

/** A report that the moderation page of an ad is open. */
export interface AdWatchReport {
    /** True reports that the page was closed. */
    leave?: boolean | undefined;
}

/** Who else has an ad open, and the version that they all decide on. */
export interface AdWatch {
    /** Other moderators who have the ad open: a report of the last 40 seconds. */
    watchers: AdWatchers;
    /** The ad's current version; a higher one than that on the page means that the page is outdated. */
    version: number;
}

/** `fallen` those that cost less than when they were saved, `listed` those in the catalogue, `gone` those that are not there any more. */
export type FavouriteFilter = "fallen" | "listed" | "gone";

/** Which part of the favourites to return. */
export interface FavouritePageRequest {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** Returns and counts in `total` only these; all of them without it. */
    only?: FavouriteFilter | undefined;
    /** `next` of the previous page; omitted for the first one. */
    cursor?: string | null | undefined;
    /** Number of favourites to return, 1 to 100. 20 by default. */
    limit?: number | undefined;
}

/** What has become of a favourite: `listed` it is in the catalogue, `expired` its term has ended, `withdrawn` it was taken out of the catalogue, `deleted` it was deleted. */
export type FavouriteState = "listed" | "expired" | "withdrawn" | "deleted";

/** A price that an ad had, and since when. */
export interface FavouritePrice {
    /** Whole tenge; null means negotiable. */
    price: number | null;
    /** When buyers saw it first. RFC 3339 in UTC. */
    at: string;
}

/** An ad that a user has saved, as buyers see it, or saw it last. */
export interface Favourite {
    /** The ad as it is in the catalogue, or as it was there last; its price is the last one. */
    ad: AdCard;
    /** What has become of it: `listed`, `expired`, `withdrawn` or `deleted`. */
    state: Open<FavouriteState>;
    /** When it left the catalogue; null while it is there. RFC 3339 in UTC. */
    gone_at: string | null;
    /** When the user saved it. RFC 3339 in UTC. */
    saved_at: string;
    /** Price when the user saved it, in whole tenge; null means negotiable. */
    saved_price: number | null;
    /** The last changes of the price since it was saved, oldest first; at most 20. */
    prices: FavouritePrice[];
    /** Name of the seller that buyers see. */
    shop: string;
    /** The car brand that it fits; null means any. */
    brand: Named | null;
    /** The kind of spare part; null for services and goods. */
    spare_part: Named | null;
}

/** How many favourites a user has. */
export interface FavouriteCounts {
    /** All of them, also those that are gone. */
    all: number;
    /** Those that cost less than when they were saved. */
    fallen: number;
    /** Those that are not in the catalogue any more. */
    gone: number;
}

/** Favourites of a user: those whose price fell first, then those saved last, then those that are gone. */
export interface FavouriteList {
    /** The favourites of this page, or all of them. */
    items: Favourite[];
    /** Number of all that were asked for; exact. */
    total: number;
    /** Opaque cursor of the next page; null on the last one. */
    next: string | null;
    /** How many there are, whatever was asked for. */
    counts: FavouriteCounts;
    /** Only in the whole list, and always false: nobody has more than 500. */
    truncated?: boolean | undefined;
}

/** Whose favourites to return, and which of them. */
export interface FavouriteAllRequest {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** Returns and counts in `total` only these; all of them without it. */
    only?: FavouriteFilter | undefined;
}

/** An ad that a user adds to the favourites, or removes. */
export interface FavouriteRequest {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** Ad id, as in the address of its page. */
    user_banner_id: number;
}

/** An ad that a guest has saved in the browser. */
export interface KeptFavourite {
    /** Ad id, as in the address of its page. */
    user_banner_id: number;
    /** When the guest saved it, by the clock of the browser; a later time than now counts as now. RFC 3339 in UTC. */
    saved_at: string;
    /** Price that the guest saw, in whole tenge; null means negotiable. */
    saved_price: number | null;
}

/** The favourites of a guest who has signed in. */
export interface FavouriteMerge {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** What the browser keeps, at most 200; ads that are not in the catalogue are ignored. */
    favourites: KeptFavourite[];
}

/** The favourites of a user after those of the browser were added. */
export interface FavouriteMerged {
    /** Ids of all favourites, those saved last first; at most 500. */
    favourites: FavouriteIds;
    /** Ids of the ads that the user had not saved before. */
    added: number[];
    /** How many were not added because nobody has more than 500. */
    left_out: number;
}

/** The favourites of a guest. */
export interface KeptFavourites {
    /** What the browser keeps, at most 200; ads that are not in the catalogue are ignored. */
    favourites: KeptFavourite[];
}

/**
 * What a visitor says is wrong with an ad: already sold, another price at the seller's, fraud, forbidden goods, somebody else's photo or text, wrong
 * category or car. `other` requires a text.
 */
export type ComplaintReason = "sold" | "price" | "fraud" | "forbidden" | "copied" | "mistake" | "other";

/** What a visitor tells the moderators about a published ad. Nothing about the visitor is asked. */
export interface AdComplaint {
    /** The kind of trouble that the visitor has chosen. */
    reason: ComplaintReason;
    /** What happened, in the visitor's words; at most 500 characters, required with `other`. */
    text?: string | undefined;
}

/** What became of a complaint. */
export interface AdComplaintResult {
    /** True if the same visitor already has a complaint about this ad that waits for a moderator; then nothing was added. */
    repeated: boolean;
}

/** A part of the list of all published ads. */
export interface AdAddressPart {
    /** The number of the part, for `addresses`. */
    part: number;
    /** Number of published ads in it. */
    ads: number;
    /** When what the public sees of one of its ads has last changed. */
    changed_at: string;
}

/** The parts of the list of all published ads. */
export interface AdAddressParts extends List {
    /** The parts, by number. */
    items: AdAddressPart[];
}

/** A published ad, for a list of addresses. */
export interface AdAddress {
    /** The ad. */
    id: number;
    /** When what the public sees of it has last changed. */
    changed_at: string;
}

/** Published ads of a part. */
export interface AdAddresses extends List {
    /** Ads by id, ascending. */
    items: AdAddress[];
}

/** An ad that visitors complain about. */
export interface ComplainedAd {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title in Russian, of the newest revision. */
    title: string;
    /** Title in Kazakh, of the newest revision; null if the seller wrote none. */
    title_kk: string | null;
    /** Number of complaints that nobody has reviewed. */
    complaints: number;
    /** When the oldest of them was sent: since when the ad waits for a moderator. RFC 3339 in UTC. */
    first_at: string;
    /** When the newest of them was sent. RFC 3339 in UTC. */
    last_at: string;
}

/** Ads with complaints that wait for a moderator. */
export interface ComplainedAds {
    /** The ads whose complaints have waited longest, at most 100. */
    items: ComplainedAd[];
    /** Number of such ads, also of those beyond the first 100. */
    total: number;
}

/** Which complaints about an ad a moderator has reviewed. */
export interface ComplaintReview {
    /** Id of the newest complaint that the moderator has seen; later ones stay open. */
    up_to: number;
}

/**
 * Which reviews. `ad` the public ones of `user_banner_id`. `own` those that the user wrote, `reports` those that the user reported. `shop` the public ones
 * of the ads that the user may act for, unanswered ones first. `held` those that wait for staff, `reported` those with open reports, `all` everything; the
 * last three are for staff.
 */
export type ReviewListName = "ad" | "own" | "reports" | "shop" | "held" | "reported" | "all";

/** The order of the reviews of an ad: newest first, or by stars. */
export type ReviewSort = "newest" | "low" | "high";

/** Which reviews to return. Filters are combined; an omitted one does not limit. */
export interface ReviewFilter {
    /** The list: of an ad, the own ones, of a shop, or of staff. */
    list: ReviewListName;
    /** Id of the ad; required with the list `ad`. */
    user_banner_id?: number | undefined;
    /** Only reviews with these numbers of stars. */
    stars?: number[] | undefined;
    /** The order of the list `ad`; `newest` by default. */
    sort?: ReviewSort | undefined;
    /** In the lists of staff: a part of the text, of the author's name, of the ad's title or of the shop's name. */
    q?: string | undefined;
}

/** Which reviews to return, and which page of them. */
export interface ReviewPageRequest extends ReviewFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of reviews on a page, 1 to 100; 20 by default. */
    limit?: number | undefined;
}

/** Status of a review. 1 written, 2 deleted. Whether one that is written waits for a look by staff says `held`. */
export type ReviewStatus = 1 | 2;

/**
 * Why a review waits for a look by staff. `no_contact` its author has not turned to the shop by the portal, `contacts` it has a phone, a messenger, an
 * address or a link, `number` an IIN or a BIN, `words` listed words, `colleague` its author once belonged to the company, `again` an earlier one of the
 * author was deleted.
 */
export type ReviewHoldReason = "no_contact" | "contacts" | "number" | "words" | "colleague" | "again";

/** What the seller answered. */
export interface ReviewReply {
    /** Name of the seller that buyers see. */
    name: string;
    /** The reply, at most 600 characters. */
    text: string;
    /** When it was written. RFC 3339 in UTC. */
    at: string;
    /** Whether it was changed later. */
    edited: boolean;
}

/** A report about a review. It does not say who sent it. */
export interface ReviewReport {
    /** The number under which its sender asks about it. */
    number: number;
    /** What is wrong with the review. */
    reason: Open<ReviewReportReason>;
    /** What the sender wrote; null if nothing. */
    text: string | null;
    /** When it was sent. RFC 3339 in UTC. */
    at: string;
    /** Whether the seller of the ad sent it. */
    by_shop: boolean;
    /** Whether the current user sent it, or the company that the user acts for. */
    mine: boolean;
    /** What came of it: staff deleted the review, staff kept it, or its author deleted it before; null while it waits. */
    verdict: Open<"deleted" | "kept" | "withdrawn"> | null;
    /** Why; null while it waits and if its author deleted the review. */
    verdict_reason: Open<ReviewReason | ReviewKeepReason> | null;
    /** What staff wrote to the sender; null if nothing. */
    answer: string | null;
    /** When it was decided; null while it waits. RFC 3339 in UTC. */
    decided_at: string | null;
}

/** Who deleted a review, and why; for its author and staff. */
export interface ReviewDeletion {
    /** When it was deleted. RFC 3339 in UTC. */
    at: string;
    /** False if its author deleted it. */
    by_staff: boolean;
    /** Why staff deleted it; null if its author did. */
    reason: Open<ReviewReason> | null;
    /** What staff wrote to its author; null if nothing. */
    comment: string | null;
}

/** The ad that a review is about, as it is now. */
export interface ReviewedAd {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title in Russian. */
    title: string;
    /** Title in Kazakh; null if the seller wrote none. */
    title_kk: string | null;
    /** Whole tenge; null means negotiable. */
    price: number | null;
    /** The cover; null if the ad has no photos. */
    photo: Photo | null;
    /** The first of the seller's rooms in the ad; null if it names none. */
    plate: Plate | null;
    /** Whether the ad is public; one that is not has no page to lead to. */
    live: boolean;
    /** Name of the seller that buyers see. */
    seller: string;
}

/** The public reviews of an ad or a shop in numbers. */
export interface ReviewRating {
    /** Number of public reviews. */
    reviews: number;
    /** Plain mean of the stars, with one decimal; null under 3 reviews. */
    mean: number | null;
    /** Numbers of reviews with 1, 2, 3, 4 and 5 stars. */
    by_stars: number[];
}

/**
 * What can be done to a review. `edit` and `delete` by its author, `delete`, `publish` (one that is held) and `keep` (one that was reported) by
 * staff, `reply`, `editReply` and `report` by the seller of the ad; others may report it too.
 */
export type ReviewAction = "edit" | "delete" | "publish" | "keep" | "reply" | "editReply" | "report";

/**
 * A review of an ad. `held_for`, `deletion` and `rating` are only for whom they concern, and so is `ad`: in the public list of an ad everything is about
 * the same one.
 */
export interface Review {
    /** Review id. */
    id: number;
    /** Id of the ad that was reviewed. */
    user_banner_id: number;
    /** From 1, the worst, to 5; 0 if the current user may not see the review (any more), but has reported it. */
    stars: number;
    /** What its author wrote, 20 to 1,000 characters; empty if `stars` is 0. */
    text: string;
    /** Public name of its author: first name and initial. */
    author: string;
    /** Whether the current user wrote it. */
    mine: boolean;
    /** Whether its author turned to the shop by the portal before: the badge «обращался». */
    contacted: boolean;
    /** 1 written, 2 deleted. */
    status: Open<ReviewStatus>;
    /** True while it waits for a look by staff: only its author and staff see it. */
    held: boolean;
    /** Why it waits; only for staff. */
    held_for?: ReviewHoldReason[] | undefined;
    /** When it was written. RFC 3339 in UTC. */
    created_at: string;
    /** When it was last changed; null if never. RFC 3339 in UTC. */
    edited_at: string | null;
    /** Until when its author may change it; only for its author, while that is possible. RFC 3339 in UTC. */
    editable_until?: string | undefined;
    /** What the seller answered; null if nothing, or if `stars` is 0. */
    reply: ReviewReply | null;
    /** For staff all reports about it, for others their own; newest first. */
    reports: ReviewReport[];
    /** Why it was deleted; only of a deleted one. */
    deletion?: ReviewDeletion | undefined;
    /** The ad that it is about; not in the list `ad`. */
    ad?: ReviewedAd | undefined;
    /** Of the ad, in the lists of staff: tells what a deletion changes. */
    rating?: ReviewRating | undefined;
    /** What the current user may do with it now, in the order in which to offer it. */
    allowed_actions: ReviewAction[];
}

/** A page of reviews. */
export interface ReviewPage extends List {
    /** Reviews of this page. */
    items: Review[];
}

/** All reviews that match a filter, at most 1,000. */
export interface ReviewAll extends WholeList {
    /** The reviews. */
    items: Review[];
}

/**
 * Whether somebody may review an ad, or why not: guests sign in first, nobody reviews the own ad or one of the own company, each person has one review
 * of an ad, and an ad that is not public has no new ones.
 */
export type MayReview = "yes" | "sign_in" | "own_ad" | "own_company" | "already" | "gone";

/** What the page of an ad says above its reviews. */
export interface ReviewsOfAd {
    /** The public reviews of this ad in numbers. */
    rating: ReviewRating;
    /** The public reviews of all ads of its seller in numbers. */
    shop: ReviewRating;
    /** The review that the current user wrote about it and did not delete, or that staff deleted last; null if there is none. */
    own: Review | null;
    /** Whether the current user may write one now, or why not. */
    may_review: MayReview;
}

/** How many reviews wait for somebody. */
export interface ReviewCounts {
    /** All that waits for the user: for staff what is held or reported, for others what has no reply. */
    waiting: number;
    /** Reviews that wait for a look by staff; 0 for others. */
    held: number;
    /** Reviews with open reports; 0 for others than staff. */
    reported: number;
    /** Public reviews of the ads that the user may act for that have no reply. */
    unanswered: number;
}

/** What somebody writes about an ad. */
export interface ReviewForm {
    /** From 1, the worst, to 5. */
    stars: number;
    /** The text, 20 to 1,000 characters without the spaces around it. */
    text: string;
}

/** A new review. */
export interface ReviewDraft extends ReviewForm {
    /** Id of the public ad that it is about. */
    user_banner_id: number;
}

/**
 * Why staff delete a review: insults, an advertisement or a link, personal data, not about this ad or shop, not written by a customer. `other` requires
 * a comment.
 */
export type ReviewReason = "insult" | "advert" | "personal" | "off_topic" | "not_buyer" | "other";

/** Why staff delete a review. Its author gives nothing of it. */
export interface ReviewRemoval {
    /** The reason that the author sees; required from staff. */
    reason?: ReviewReason | undefined;
    /** A word to the author, at most 600 characters; required with `other`. */
    comment?: string | undefined;
    /** A word to those who reported it, at most 600 characters. */
    answer?: string | undefined;
}

/** What the seller answers to a review. */
export interface ReviewReplyForm {
    /** The reply, 1 to 600 characters without the spaces around it. */
    text: string;
}

/** What somebody says is wrong with a review: a ReviewReason, or that it is not true. `other` requires a text. */
export type ReviewReportReason = "insult" | "advert" | "personal" | "off_topic" | "not_buyer" | "untrue" | "other";

/** What is wrong with a review. */
export interface ReviewReportForm {
    /** What is wrong with it. */
    reason: ReviewReportReason;
    /** What to look at, at most 600 characters; required with `other`. */
    text?: string | undefined;
}

/** What staff decide, besides deleting: `publish` one that is held, `keep` one that was reported. */
export type ReviewDecisionName = "publish" | "keep";

/** Why staff leave a reported review: it tells of what its author went through, nobody can check it, it breaks no rule. `other` requires an answer. */
export type ReviewKeepReason = "own_experience" | "cannot_check" | "within_rules" | "other";

/** What staff decide about a review that waits for them. */
export interface ReviewDecision {
    /** `publish` or `keep`. */
    decision: ReviewDecisionName;
    /** Why it stays; required with `keep`. */
    reason?: ReviewKeepReason | undefined;
    /** A word to those who reported it, at most 600 characters; required with `other`. */
    answer?: string | undefined;
}

/** Whose part requests: `own` those that the user has asked, `shop` those that the company was asked, `staff` all, for staff. */
export type PartRequestList = "own" | "shop" | "staff";

/**
 * A part of a list. `own`: `open`, `closed`. `shop`: `new` waits for an answer, `answered`, `chosen` (the asker goes there or has found it there), `done`
 * (closed or skipped). `staff`: `attention` (reported or contacts in the text), `unanswered` (for more than a day), `open`, `closed`.
 */
export type PartRequestTab = "open" | "closed" | "new" | "answered" | "chosen" | "done" | "attention" | "unanswered";

/** Which part requests are meant. */
export interface PartRequestFilter {
    /** Whose part requests: `own`, `shop` or `staff`. */
    list: PartRequestList;
    /** Which part of the list; without it all of them. */
    tab?: Open<PartRequestTab> | undefined;
    /** Car brand, as `dictionaryBrand/list` returns it. */
    brand_id?: number | undefined;
    /** Kind of spare part, as `dictionarySparePart/list` returns it. */
    spare_part_id?: number | undefined;
    /** For staff: requests of one person. */
    user_id?: number | undefined;
}

/** A page of part requests. */
export interface PartRequestPageRequest extends PartRequestFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Requests on the page; 20 by default. */
    limit?: number | undefined;
}

/** The status of a part request: 1 open, 2 closed. */
export type PartRequestStatus = 1 | 2;

/** Why a part request is closed. `found` in a shop that answered, `found_elsewhere`, `given_up` and those two by the asker; `expired` after 7 days; `removed` by staff. */
export type PartRequestCloseReason = "found" | "found_elsewhere" | "given_up" | "expired" | "removed";

/** The state of the part that is looked for. */
export type PartCondition = "any" | "new" | "used";

/** Who asks. Never a phone. */
export interface PartRequestAsker {
    /** User id of the asker. */
    id: number;
    /** First name and the first letter of the surname, such as «Айгерим Т.». */
    name: string;
    /** When the asker registered. RFC 3339 in UTC. */
    since: string;
    /** Number of requests that the asker has sent so far. */
    requests: number;
}

/** What came of a request for one shop. `lost` another shop was chosen. */
export type PartRequestOutcome = "going" | "chosen" | "lost" | "elsewhere" | "given_up" | "expired" | "removed";

/** A price that a shop may answer with. */
export interface PartPriceHint {
    /** Whole tenge. */
    price: number;
    /** The shop's own published ad that has this price; null for an earlier answer. */
    ad_id: number | null;
    /** When the shop answered with it last; null for an ad. RFC 3339 in UTC. */
    answered_at: string | null;
}

/** What may be done with a part request. The asker: `close`, `widen`, `reopen`. A shop that was asked: `answer`, `skip`, `unskip`, `report`. Staff: `take_down`, `resolve`. */
export type PartRequestAction = "close" | "widen" | "reopen" | "answer" | "skip" | "unskip" | "report" | "take_down" | "resolve";

/** Why staff took a request down. */
export interface PartRequestRemoval {
    /** The coded cause. */
    reason: Open<PartRequestTakedownReason>;
    /** What staff wrote to the asker; empty if the portal closed it because the asker was blocked. */
    comment: string;
}

/** A part request as lists show it. Never a VIN or a phone. */
export interface PartRequestCard {
    /** Part request id, as in the address of its page. */
    id: number;
    /** 1 open, 2 closed. */
    status: Open<PartRequestStatus>;
    /** Why it is closed; null while it is open. */
    close_reason: Open<PartRequestCloseReason> | null;
    /** What is needed. */
    text: string;
    /** Brand of the car. */
    brand: Named;
    /** Model of the car, as typed; null if not stated. */
    model: string | null;
    /** The car's year of production; null if not stated. */
    year: number | null;
    /** The kind of part from the dictionary; null if none fits. */
    spare_part: Named | null;
    /** Category of the part, such as `brakes`, for its picture. */
    category: string | null;
    /** any, new or used. */
    condition: Open<PartCondition>;
    /** Whole tenge that the asker means to pay at most; null if not stated. */
    price_idea: number | null;
    /** The day by which it is needed, such as 2026-12-05; null if not stated. */
    needed_by: string | null;
    /** The first photo; null without photos. */
    cover: Photo | null;
    /** When it was sent. RFC 3339 in UTC. */
    created_at: string;
    /** When it closes by itself, 7 days after it was sent or reopened. RFC 3339 in UTC. */
    expires_at: string;
    /** When it was closed; null while it is open. RFC 3339 in UTC. */
    closed_at: string | null;
    /** Who asks, without a phone. */
    asker: PartRequestAsker;
    /** Number of shops that were asked so far. */
    asked: number;
    /** Number of shops that have opened it, answers included. */
    looked: number;
    /** Number of shops that have answered, «нет такого» included. */
    answered: number;
    /** Number of shops that have the part. */
    have: number;
    /** For the asker: answers not seen and messages not read. For a shop: messages not read. */
    news: number;
    /** For the asker and staff: the lowest price of the answers, whole tenge. Omitted for shops. */
    lowest_price?: number | null | undefined;
    /** For the asker: the shop in which it was found. Omitted for others. */
    found_at?: PartRequestShop | null | undefined;
    /** For a shop: when it was asked. RFC 3339 in UTC. */
    asked_at?: string | undefined;
    /** For a shop: when somebody of it opened it first. RFC 3339 in UTC. */
    looked_at?: string | null | undefined;
    /** For a shop: what came of it; null while nothing has. */
    outcome?: Open<PartRequestOutcome> | null | undefined;
    /** For a shop: somebody of it said that it is not theirs. */
    skipped?: boolean | undefined;
    /** For a shop that has not answered: prices of its own published ads of the same part and brand, and its last answer. */
    price_hints?: PartPriceHint[] | undefined;
    /** For a shop: its own answer. Omitted if it has not answered. */
    answer?: PartAnswer | undefined;
    /** For staff: reports that nobody has resolved. */
    reports?: number | undefined;
    /** For staff: the text seems to have a phone or an address. */
    contacts_in_text?: boolean | undefined;
    /** What the current user may do with it now. */
    allowed_actions: Open<PartRequestAction>[];
    /** For the asker and staff: why it was taken down. Omitted otherwise. */
    removal?: PartRequestRemoval | undefined;
}

/** Number of requests in one tab. */
export interface PartRequestTabCount {
    /** The tab of the list. */
    tab: Open<PartRequestTab>;
    /** Number of requests in it. */
    count: number;
}

/** A page of part requests. */
export interface PartRequestPage extends List {
    /** Requests of the page; of an asker those with news first, then open, then closed; of a shop and staff the newest first. */
    items: PartRequestCard[];
    /** How many there are in each tab of the list, in their order. */
    tabs: PartRequestTabCount[];
}

/** Part requests without pages. */
export interface PartRequestAll extends WholeList {
    /** At most 1,000, in the order of the list. */
    items: PartRequestCard[];
}

/** How soon the part is needed. */
export type PartNeededWithin = "today" | "three_days" | "week";

/** What somebody asks the shops for. */
export interface PartRequestDraft {
    /** What is needed, 3 to 200 characters. */
    text: string;
    /** Brand of the car, as `dictionaryBrand/list` returns it. */
    brand_id: number;
    /** Model of the car, at most 60 characters. */
    model?: string | null | undefined;
    /** The car's year of production, from 1950 to next year. */
    year?: number | null | undefined;
    /** VIN of 17 characters, or the frame number of a car for Japan. Only the shops that are asked see it. */
    vin?: string | null | undefined;
    /** Kind of part, as `dictionarySparePart/list` returns it; null if none fits. When omitted, it is guessed from the text. */
    spare_part_id?: number | null | undefined;
    /** any (default), new or used. */
    condition?: Open<PartCondition> | undefined;
    /** Whole tenge that the asker means to pay at most, 1 to 100,000,000. */
    price_idea?: number | null | undefined;
    /** today, three_days or week; null if it does not matter. */
    needed_within?: Open<PartNeededWithin> | null | undefined;
    /** Anything else, at most 500 characters. */
    note?: string | null | undefined;
    /** Keys of photos that `stagePhoto` has stored, at most 5. */
    photo_keys?: string[] | undefined;
}

/** What became of a request that was sent. */
export interface PartRequestCreated {
    /** Part request id. */
    id: number;
    /** True if an open request for the same part and car was there already: the id is its, and nothing was added. */
    repeated: boolean;
}

/** How an asker closes a request. */
export interface PartRequestClosing {
    /** found in a shop that answered, found_elsewhere, or given_up. */
    reason: "found" | "found_elsewhere" | "given_up";
    /** The answer that was chosen; required with `found`. */
    answer_id?: number | null | undefined;
}

/** What a door says of a request: not asked, asked, has opened it, has the part, has it not. */
export type PartDoorState = "idle" | "asked" | "looked" | "has" | "none";

/** A door of the building in a drawing of a request. */
export interface PartRequestDoor {
    /** Room id, as `room/get` returns it. */
    room_id: number;
    /** Level of the building, 1 to 5. */
    level: number;
    /** Number as on the door. */
    number: string;
    /** Name of the shop; null if the room is free. */
    name: string | null;
    /** idle, asked, looked, has or none. */
    state: Open<PartDoorState>;
    /** Whole tenge that the shop asks for; null without such an answer. */
    price: number | null;
    /** In a preview: the wave in which it would be asked, 1 to 3; null if it would not. */
    wave: number | null;
}

/** Who is asked after those that were asked already. */
export interface PartRequestNextWave {
    /** When it goes out if there are too few answers; null if only the asker can widen it. RFC 3339 in UTC. */
    at: string | null;
    /** Number of shops that would be asked in addition. */
    shops: number;
}

/** What somebody reports about a request or an answer. */
export interface PartRequestReport {
    /** Report id. */
    id: number;
    /** Name of the shop or the person that reports. */
    by: string;
    /** Whom it is about: name of the asker or of a shop. */
    about: string;
    /** The coded cause. */
    reason: Open<PartRequestTakedownReason>;
    /** What was written; null if nothing. */
    text: string | null;
    /** When it was sent. RFC 3339 in UTC. */
    created_at: string;
}

/** A part request as the reader may see it. */
export interface PartRequest extends PartRequestCard {
    /** As whom the user sees it. */
    viewer: "asker" | "shop" | "staff";
    /** For the asker and the shops that were asked: VIN or frame number of the car. Omitted for staff. */
    vin?: string | null | undefined;
    /** What the asker adds. */
    note: string | null;
    /** Photos, at most 5. */
    photos: Photo[];
    /** The asker and staff see all of them, the lowest price first; a shop only its own one. */
    answers: PartAnswer[];
    /** For the asker: all doors of the levels on which somebody was asked. Omitted for others. */
    doors?: PartRequestDoor[] | undefined;
    /** For the asker: until when it may be reopened; null if it may not. RFC 3339 in UTC. */
    reopen_until?: string | null | undefined;
    /** For the asker: what comes next. Omitted if nothing does. */
    next_wave?: PartRequestNextWave | undefined;
    /** For staff: reports that nobody has resolved. */
    report_list?: PartRequestReport[] | undefined;
}

/** What a request would be about, to learn who gets it. */
export interface PartReachQuestion {
    /** What is needed, as typed so far; may be empty. */
    text: string;
    /** Brand of the car; null if none is chosen yet. */
    brand_id: number | null;
    /** Kind of part; null if none fits. When omitted, it is guessed from the text. */
    spare_part_id?: number | null | undefined;
}

/** Shops on one level that would be asked at once. */
export interface PartReachLevel {
    /** Level of the building, 1 to 5. */
    level: number;
    /** Number of shops. */
    shops: number;
}

/** What a later wave adds. */
export interface PartReachLater {
    /** 2 or 3. */
    wave: number;
    /** Working minutes of the centre after which it goes out if there are fewer than 3 answers. */
    after_minutes: number;
    /** Number of shops that it adds. */
    shops: number;
}

/** Who would get a request. Anybody may ask. */
export interface PartReach {
    /** The kind of part that the text means; null if none is recognised. */
    spare_part: Named | null;
    /** Category of the part, such as `brakes`. */
    category: string | null;
    /** Brand of the car: the one that was sent, or the one that the text names. Null if neither. */
    brand_id: number | null;
    /** Number of shops that would be asked at once. */
    shops: number;
    /** Levels on which they are, the lowest first. */
    levels: PartReachLevel[];
    /** All doors of the levels on which somebody would be asked in any wave; `wave` says in which. */
    doors: PartRequestDoor[];
    /** What later waves add, in their order; empty ones are left out. */
    later: PartReachLater[];
    /** Minutes in which the first answer usually comes (median of the last 30 days); null if there is too little to tell. */
    answers_within: number | null;
}

/** Whether the asker is on the way to a shop. */
export interface PartGoing {
    /** True: the shop holds the part for 2 hours. False: not coming after all. */
    going: boolean;
}

/** What a shop offers: new, used, or by another maker. */
export type PartAnswerCondition = "new" | "used" | "analogue";

/** When a shop has the part: there now, on a day, or to order (by a day if it is stated). */
export type PartAnswerWhen = "now" | "date" | "order";

/** What a shop answers. Only `has` is required for «нет такого»; otherwise also `price`. */
export interface PartAnswerDraft {
    /** False for «нет такого». */
    has: boolean;
    /** Whole tenge, 1 to 100,000,000; required if the shop has it. */
    price?: number | null | undefined;
    /** Whole tenge, above `price`, for a range. */
    price_to?: number | null | undefined;
    /** new (default), used or analogue. */
    condition?: Open<PartAnswerCondition> | undefined;
    /** Maker of the part, at most 60 characters; required with `analogue`. */
    maker?: string | null | undefined;
    /** now (default), date or order. */
    when?: Open<PartAnswerWhen> | undefined;
    /** The day on which it is there, today to 90 days ahead; required with `date`. */
    ready_on?: string | null | undefined;
    /** Days of warranty, 0 to 1,095. */
    warranty_days?: number | null | undefined;
    /** A word to the asker, at most 300 characters. */
    note?: string | null | undefined;
    /** Keys of photos of `stagePhoto` or of the answer as it is, at most 5, in their order. */
    photo_keys?: string[] | undefined;
    /** The day until whose end the price holds, today to 30 days ahead; by default today. */
    valid_until?: string | null | undefined;
    /** The `version` of the shop's answer that was seen; null if it had none. After a colleague's answer the call fails with `version_conflict` and `answer`. */
    seen_version: number | null;
}

/** What a shop does not want to be asked for: the brand of a request, its part, or anything until tomorrow. */
export type PartMuteChoice = "brand" | "part" | "tomorrow";

/** That a request is not a shop's. */
export interface PartSkip {
    /** True moves it out of the new ones, false back. */
    skip: boolean;
    /** What not to send any more; without it only this request is skipped. */
    mute?: PartMuteChoice | undefined;
}

/** What a shop is not asked for. */
export interface PartMute {
    /** Mute id, to undo it. */
    id: number;
    /** brand, part or tomorrow. */
    kind: PartMuteChoice;
    /** The brand of cars; null for another kind. */
    brand: Named | null;
    /** The kind of part; null for another kind. */
    spare_part: Named | null;
    /** When it ends by itself; null for never. RFC 3339 in UTC. */
    until: string | null;
    /** When it was set. RFC 3339 in UTC. */
    created_at: string;
    /** Number of requests of the last 30 days that it concerns. */
    requests: number;
}

/** What a shop is not asked for, newest first. */
export interface PartMuteList extends WholeList {
    /** All of them. */
    items: PartMute[];
}

/** A report: of the asker by a shop, or of a shop by the asker. */
export interface PartRequestComplaint {
    /** What is wrong; `other` requires a text. */
    reason: Open<PartRequestTakedownReason>;
    /** What happened, at most 500 characters. */
    text?: string | null | undefined;
    /** For the asker: the answer that is reported. */
    answer_id?: number | null | undefined;
}

/** Why staff take a request down. */
export interface PartRequestTakedown {
    /** The coded cause. */
    reason: Open<PartRequestTakedownReason>;
    /** A word to the asker, 5 to 1,000 characters. */
    comment: string;
}

/** What the current user may do with part requests. */
export interface PartStanding {
    /** Number of own open requests. */
    open: number;
    /** Number that may be open at once, 5. */
    limit: number;
    /** Why the user may not ask; null if he may. */
    bar: PartBar | null;
    /** Why the company for which the user acts is not asked; null if it is. */
    shop_bar: PartBar | null;
}

/** Who is barred from part requests, newest first. */
export interface PartBarList extends WholeList {
    /** All that hold at the moment. */
    items: PartBar[];
}

/** How staff bar somebody from part requests. */
export interface PartBarDraft {
    /** The last day on which it holds, from today to a year ahead. */
    until: string;
    /** The coded cause. */
    reason: Open<PartRequestTakedownReason>;
    /** A word to whom it concerns, 5 to 1,000 characters. */
    comment: string;
}

/** Which messages of a thread are asked for. */
export interface TalkPageRequest {
    /** Id of a message: those before it. Without it the newest ones. */
    before?: number | undefined;
    /** Id of a message: those after it, the oldest of them first to come. */
    after?: number | undefined;
    /** Messages on the page; 50 by default. */
    limit?: number | undefined;
}

/** A message of a thread between two sides. */
export interface TalkMessage {
    /** Message id; a later message has a higher one. */
    id: number;
    /** True if the current user's side wrote it. */
    own: boolean;
    /** Who wrote it, as the other side sees it: the name of the person, or the sign of the shop. */
    by: string;
    /** What was written; empty if there are only photos. */
    text: string;
    /** Photos that were attached, in their order. */
    photos: Photo[];
    /** When it was sent. RFC 3339 in UTC. */
    created_at: string;
    /** What the portal itself notes in the thread: `phone_given` the asker has given the own phone; null for what somebody wrote. */
    note: Open<"phone_given"> | null;
}

/** The thread of the asker with one shop, beside its answer. */
export interface PartThread {
    /** Answer id, by which the thread is named. */
    answer_id: number;
    /** The part request that it is about. */
    request_id: number;
    /** What is needed. */
    text: string;
    /** Whole tenge, of the answer. */
    price: number | null;
    /** Who is on the other side: the sign of the shop, or the name of the asker. */
    other: string;
    /** The door of the shop, for the asker; null otherwise. */
    other_plate: Plate | null;
    /** Messages of the page, the oldest first. */
    messages: TalkMessage[];
    /** True if there are earlier ones. */
    more: boolean;
    /** When the other side read the user's last message; null if it has not. RFC 3339 in UTC. */
    other_read_at: string | null;
    /** Number of messages that the user has not read. */
    unread: number;
    /** For the shop: the asker's phone in E.164 after it was given. For the asker the own phone to give, hidden but for its end. Null otherwise. */
    phone: string | null;
    /** When the phone was given; it can't be taken back. RFC 3339 in UTC. */
    phone_given_at: string | null;
    /** What the current user may do: `write`, `give_phone`. */
    allowed_actions: Open<PartAnswerAction>[];
}

/** A message to send. */
export interface TalkDraft {
    /** What to say, at most 2,000 characters; may be empty with photos. */
    text: string;
    /** Keys of photos that `stagePhoto` has stored, in their order. */
    photo_keys?: string[] | undefined;
}

/** How far a thread was read. */
export interface TalkRead {
    /** Id of the newest message that was on the screen. */
    up_to: number;
}

/** What somebody does in a thread. */
export type TalkSign = "looking" | "typing";

/** What somebody does in a thread at the moment; posted every 3 seconds. */
export interface TalkPresence {
    /** What the user does: `looking` has it open, `typing` writes. */
    sign: Open<TalkSign>;
}

/** Which missing things are meant. */
export interface PartMissingRequest {
    /** Days back from now, by default 30. */
    days?: number | undefined;
    /** Only this brand of cars. */
    brand_id?: number | undefined;
    /** Only this kind of part. */
    spare_part_id?: number | undefined;
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Rows on the page; 50 by default. */
    limit?: number | undefined;
}

/** A part that people ask for and nobody here has. */
export interface PartMissing {
    /** The kind of part; null if it has no name in the dictionary. */
    spare_part: Named | null;
    /** The brand of the car; null if none was named. */
    brand: Named | null;
    /** How it was asked for last, without contacts and numbers. */
    text: string;
    /** Requests that no shop has answered with «есть». */
    requests: number;
    /** Number of people who sent them. */
    people: number;
    /** Times that a search found nothing for it; of searches nobody is kept. */
    searches: number;
    /** Published ads of this part and brand now. */
    ads: number;
    /** When it was asked or searched for last. RFC 3339 in UTC. */
    last_at: string;
    /** Requests and searches by week of 7 days, the oldest first, the last one up to now. */
    weeks: number[];
}

/** A page of what is missing, what was wanted most often first. */
export interface PartMissingPage extends List {
    /** Rows of the page. */
    items: PartMissing[];
}

/** The parts of the address in the QR code of a document. */
export interface CheckAddress {
    /** Id of the document. */
    id: number;
    /** The secret part. */
    secret: string;
}

/**
 * What is true of a document. `genuine`: both sides have signed it and it has not changed since. `signed_by_one`: only one side has signed.
 * `not_signed`: a document of the portal that nobody has signed. `rejected`: the tenant has rejected it. `annulled`: the centre has annulled it. `pending`: a signature is correct, but it is not
 * known yet whether its key was revoked. `forged`: the file is not the one that was signed. `not_trusted`: a signature has another
 * fault. `signed_elsewhere`: the signatures are correct, but the file is not a document of the portal. `unknown`: an uploaded file that is
 * not a document of the portal and comes without a signature.
 */
export type CheckVerdict = "genuine" | "signed_by_one" | "not_signed" | "rejected" | "annulled" | "pending" | "forged" | "not_trusted" | "signed_elsewhere" | "unknown";

/** A room that a document is about. */
export interface CheckedRoom {
    /** Level of the building, 1 to 5. */
    level: number;
    /** Number as on the door. */
    number: string;
}

/** What stands on the paper, to compare it with. Returned only with the secret part of the address. */
export interface CheckedPaper {
    /** Which kind of document it is. */
    kind: DocumentKind;
    /** Number of the document, as printed. */
    number: string;
    /** Date of the document. */
    date: string;
    /** Total in hundredths of the currency, VAT included. */
    total: number;
    /** ISO 4217 code, such as KZT. */
    currency: string;
    /** Rooms that the document is about, by level and number; empty for none. */
    rooms: CheckedRoom[];
    /** Number of pages of the signed file. */
    pages: number;
}

/** Of which document a file is the copy that the portal has given out. */
export interface CopiedDocument {
    /** Which kind of document it is. */
    kind: DocumentKind;
    /** Number of the document, as printed. */
    number: string;
    /** Date of the document. */
    date: string;
}

/** Fingerprints of two files by the algorithm of the signature, in hexadecimal digits. */
export interface ComparedDigests {
    /** Of the file that was signed. */
    signed: string;
    /** Of the file that was uploaded. */
    checked: string;
}

/** Which side of the document has signed: the tenant, who ordered the work, or the centre, which did it. `other` if the portal accepted the signature for neither. */
export type CheckedSide = "tenant" | "centre" | "other";

/** `valid`: every check has passed. `pending`: it is not known yet whether the key was revoked. `invalid`: `fault` says why. */
export type SignatureState = "valid" | "pending" | "invalid";

/** How it was found out that a key was not revoked. */
export interface CheckedRevocation {
    /** `ocsp`: an answer of the authority about this key; `crl`: its list of revoked keys; `ncanode`: the NCANode server of the portal, which asked the authority. */
    source: Open<"ocsp" | "crl" | "ncanode">;
    /** Date of the answer or of the list, which may be of some hours before the signing; null if the evidence does not tell. */
    at: string | null;
    /** When the portal asked: not before it received the signature. Null if it is not known. */
    asked_at: string | null;
}

/** A signature, and what its certificate says about the signer. */
export interface CheckedSignature {
    /** For which side the portal accepted it; `other` for one that it did not accept, whoever signed. */
    side: Open<CheckedSide>;
    /** Whether the portal accepted this signature and keeps it. An uploaded signature that it does not keep was made elsewhere, or refused. */
    held: boolean;
    /** What the verification says. */
    state: Open<SignatureState>;
    /** Code of the first check that failed; null for a signature without a fault. */
    fault: Open<SignatureFault> | null;
    /** Name of the company; null for a person who signs for nobody. This and all that the certificate says is null where it is not proven that the owner of the certificate signed. */
    organisation: string | null;
    /** BIN of the company; null if the certificate has none. */
    bin: string | null;
    /** Surname and initials of the signer; null if the certificate cannot be read. */
    name: string | null;
    /** In what capacity the key signs, as the certificate says; null if it cannot be read. */
    position: Open<SignaturePosition> | null;
    /** IIN of the signer with six digits hidden. */
    iin: string | null;
    /** When it was signed; null if the signature does not tell. */
    signed_at: string | null;
    /** Serial number of the certificate, in hexadecimal digits. */
    serial: string | null;
    /** Authority that issued the certificate. */
    issuer: string | null;
    /** From when the certificate is in force. */
    not_before: string | null;
    /** Until when the certificate is in force. */
    not_after: string | null;
    /** Algorithm of the signature; null if it is not known. */
    algorithm: Open<SignatureAlgorithm> | null;
    /** Who verified a signature of an algorithm that the portal itself does not know: its `ncanode` server. Null if the portal verified it. */
    vouched_by: Open<"ncanode"> | null;
    /** How it was found out that the key was not revoked; null if it was not. */
    revocation: CheckedRevocation | null;
    /** When a timestamp authority confirmed the signature; null without a timestamp. */
    timestamp_at: string | null;
    /** Name of the set of trusted roots that the signature was verified with. */
    root_set: string | null;
}

/** What the public check says about a document or a file. */
export interface DocumentCheck {
    /** The answer in one word. */
    verdict: Open<CheckVerdict>;
    /** When this check was made. RFC 3339 in UTC. */
    checked_at: string;
    /** Name of the uploaded file that was checked, which may be one of a ZIP file; null otherwise. */
    file_name: string | null;
    /** What to compare with the paper; null for an uploaded file. */
    paper: CheckedPaper | null;
    /** With an uploaded file that is, byte for byte, a copy with a signature sheet that the portal has given out: of which document. Null for any other file; copies that were made before the portal noted them are not known. */
    copy_of: CopiedDocument | null;
    /** SHA-256 of the file that was checked, in hexadecimal digits. */
    sha256: string | null;
    /** With `forged`: how the two files differ; null if it cannot be told. */
    digests: ComparedDigests | null;
    /** Signatures, the tenant's first; empty if there are none. */
    signers: CheckedSignature[];
    /** When the first of the certificates expired; null while all are in force. A signature made before that stays valid. */
    expired_at: string | null;
    /** With `pending`: when the portal asks the authority again; null if it is not known. */
    retry_at: string | null;
}

/** A document of the portal by its id alone, which anybody can guess. */
export interface CheckedNumber {
    /** Id of the document. */
    id: number;
}

/** A file and its signatures, or a ZIP file of the portal; recognised by their content. */
export interface CheckForm {
    /** The file that was signed with one or more `.cms` files, or one ZIP file; 20 MB together. */
    files?: string[] | undefined;
}

/** 1 new, 2 signed by the tenant (an invoice was downloaded by the tenant), 3 rejected by the tenant, 4 signed by the centre too, 5 annulled. */
export type DocumentStatus = 1 | 2 | 3 | 4 | 5;

/** The order of documents. `newest` puts those with the latest date first, `total_desc` those with the highest sum. */
export type DocumentSort = "newest" | "oldest" | "total_desc" | "total_asc";

/** Which documents a list contains. Filters are combined; an omitted one does not limit. Tenants get their own documents only. */
export interface DocumentFilter {
    /** Id of the batch. */
    rid?: number | undefined;
    /** Statuses; any of them matches. */
    status?: Open<DocumentStatus>[] | undefined;
    /** Part of the number, or of the name or BIN of the tenant, or of the title; a room as `2-215`; a sum as `365 400` or `129 510,40`. */
    q?: string | undefined;
    /** BIN of the tenant, 12 digits; for staff. */
    bin?: string | undefined;
    /** Room that the document is about, from `room/get`. */
    room_id?: number | undefined;
    /** Earliest date of the document. */
    date_from?: string | undefined;
    /** Latest date of the document. */
    date_to?: string | undefined;
    /** Lowest sum, in hundredths of the currency. */
    total_from?: number | undefined;
    /** Highest sum, in hundredths of the currency. */
    total_to?: number | undefined;
    /** True returns documents that the tenant has not opened, false those that were opened. */
    unread?: boolean | undefined;
    /** True returns documents whose due date has passed without the tenant, false all others. */
    overdue?: boolean | undefined;
    /** The order of the documents; `newest` by default. */
    sort?: DocumentSort | undefined;
}

/** Which documents to return, and which page of them. */
export interface DocumentPageRequest extends DocumentFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of documents on a page, 1 to 100; 50 by default. */
    limit?: number | undefined;
}

/** What a user can do with a document. `download` is always free of effects for staff; a tenant's first download of an invoice makes its status 2. */
export type DocumentAction = "download" | "sign" | "reject" | "countersign" | "annul" | "delete";

/** A document, as lists have it. */
export interface DocumentRow {
    /** Document id; it stays the same over all versions. */
    id: number;
    /** `invoice`, `completion` or `application`. */
    kind: DocumentKind;
    /** Id of the batch that the document belongs to. */
    rid: number;
    /** Number, as printed. */
    number: string;
    /** Date of the document. */
    date: string;
    /** What the document is for, in the language of the sender. */
    title: string;
    /** Name of the tenant as the document has it. */
    company: string;
    /** BIN of the tenant, 12 digits. */
    bin: string;
    /** Rooms that the document is about; empty if none was sent. */
    rooms: Plate[];
    /** Sum to pay with VAT, in hundredths of the currency. */
    total: number;
    /** Currency, ISO 4217. */
    currency: string;
    /** 1 new, 2 signed or downloaded, 3 rejected, 4 countersigned, 5 annulled. */
    status: Open<DocumentStatus>;
    /** The last day on which the tenant should act; null if the batch has none. */
    due_on: string | null;
    /** True if the tenant should have acted and has not. */
    overdue: boolean;
    /** True until the tenant has opened or downloaded this version. */
    unread: boolean;
    /** When the newest version came. RFC 3339 in UTC. */
    received_at: string;
    /** When the status last changed. RFC 3339 in UTC. */
    changed_at: string;
    /** What the current user may do with it now, in the order in which to offer it. */
    allowed_actions: Open<DocumentAction>[];
}

/** A page of documents. */
export interface DocumentPage extends List {
    /** The documents of this page, in the requested order. */
    items: DocumentRow[];
    /** True if `total` is an estimate, as above 1,000. */
    total_is_estimate?: boolean | undefined;
}

/** All documents that match a filter. */
export interface DocumentAll extends WholeList {
    /** At most 1,000, in the requested order. */
    items: DocumentRow[];
}

/** How many documents have a status, and their sum. */
export interface DocumentStatusSum {
    /** 1 new, 2 signed or downloaded, 3 rejected, 4 countersigned, 5 annulled. */
    status: Open<DocumentStatus>;
    /** Currency of these documents, ISO 4217. */
    currency: string;
    /** Number of documents, exact. */
    count: number;
    /** How many of them are overdue. */
    overdue: number;
    /** Their sum with VAT, in hundredths of the currency. */
    total: number;
}

/** How many documents match a filter, and their sums. */
export interface DocumentSummary {
    /** By status and currency, in the order of the statuses. */
    sums: DocumentStatusSum[];
    /** How many of the documents the tenant has not opened. */
    unread: number;
    /** Of how many tenants they are. */
    tenants: number;
}

/** A tenant with the sums of its documents. */
export interface DocumentTenant {
    /** BIN of the tenant, 12 digits. */
    bin: string;
    /** Name of the tenant as its newest document has it. */
    company: string;
    /** User id of the tenant; null if nobody has registered with this BIN. */
    user_id: number | null;
    /** Rooms of the tenant. */
    rooms: Plate[];
    /** Its matching documents by status and currency. */
    sums: DocumentStatusSum[];
    /** When the tenant was last reminded of these documents; null if never. RFC 3339 in UTC. */
    reminded_at: string | null;
}

/** Tenants with the sums of their documents. */
export interface DocumentTenantList extends WholeList {
    /** Those with the most overdue documents first, then by name; at most 1,000. */
    items: DocumentTenant[];
}

/** One side of a document, as it was when the document was issued. */
export interface DocumentParty {
    /** Name of the company, with its legal form. */
    name: string;
    /** BIN of the company, or IIN of an entrepreneur: 12 digits. */
    bin: string;
    /** Legal address; null if it was not sent. */
    address: string | null;
    /** Phone as it was sent; null if it was not sent. */
    phone: string | null;
    /** Name of the bank; null if it was not sent. */
    bank: string | null;
    /** Account of the party, an IBAN; null if it was not sent. */
    iban: string | null;
    /** BIC of the bank; null if it was not sent. */
    bic: string | null;
    /** Code of the beneficiary, two digits; null if it was not sent. */
    kbe: string | null;
    /** Position and name of the person who signs for the party; null if it was not sent. */
    signer: string | null;
}

/** The contract that a document belongs to. */
export interface DocumentContract {
    /** Number, as printed. */
    number: string;
    /** Date of the contract; null if it was not sent. */
    date: string | null;
}

/** One line of a document. */
export interface DocumentLine {
    /** What was delivered, in the language of the sender. */
    name: string;
    /** Code of the item in the base of the sender, which an invoice prints; missing if it was not sent. */
    code?: string | undefined;
    /** Unit of the quantity, such as `мес.`; null if it was not sent. */
    unit: string | null;
    /** Quantity, at most three decimal places. */
    quantity: number;
    /** Price of one unit in hundredths of the currency. */
    price: number;
    /** VAT rate in percent; null if the line is without VAT. */
    vat_rate: number | null;
    /** VAT that the sum contains, in hundredths of the currency. */
    vat: number;
    /** Sum of the line with VAT, in hundredths of the currency. */
    sum: number;
}

/** A version of a document. Versions never change. */
export interface DocumentVersion {
    /** Number of the version, from 1. */
    version: number;
    /** When it came. RFC 3339 in UTC. */
    received_at: string;
    /** SHA-256 of its PDF, 64 hexadecimal digits; null while the PDF is being drawn. */
    sha256: string | null;
    /** Size of its PDF, in bytes; null while it is being drawn. */
    size: number | null;
    /** Number of pages of its PDF; null while it is being drawn. */
    pages: number | null;
}

/** `tenant` the tenant, who signs first; `centre` the centre, which signs after the tenant. */
export type SigningSide = "tenant" | "centre";

/** What a certificate says of its owner: a `person` without a company, somebody of an `organisation`, its `head`, somebody who `may_sign` for it, `may_sign_financial` papers too, its `personnel_officer`, or an `employee`. */
export type SignaturePosition = "person" | "organisation" | "head" | "may_sign" | "may_sign_financial" | "personnel_officer" | "employee";

/** Kind of the key: `rsa`, `ecdsa`, or one of the state standards, GOST 34.10-2015 and GOST 34.310-2004. */
export type SignatureAlgorithm = "rsa" | "ecdsa" | "gost2015" | "gost2004";

/** `pending_revocation`: everything is right except that nobody could tell yet whether the certificate is revoked. It is asked again. */
export type SignatureVerdict = "valid" | "pending_revocation" | "invalid";

/**
 * What is wrong with a signature. `broken_cms` cannot be read; `no_signer`, `two_signers` there must be exactly one signature; `attached_content` the document is inside
 * of the signature; `digest_mismatch` other bytes were signed; `weak_hash`, `weak_key` the method is no longer safe; `foreign_root` the certificate was not issued by a trusted authority; `not_for_signing`,
 * `authentication_key` the key is for another purpose; `expired`, `not_yet_valid`, `revoked` the certificate was not in force; `other_bin`, `other_iin` the key
 * is of another company or person; `not_a_signatory` the person may not sign for the company; `bad_timestamp` the timestamp is of other data.
 */
export type SignatureFault = "broken_cms" | "too_large" | "no_signer" | "two_signers" | "attached_content" | "missing_certificate" | "unknown_algorithm" | "weak_hash" | "weak_key" | "digest_mismatch" | "bad_signature" | "foreign_root" | "not_for_signing" | "authentication_key" | "expired" | "not_yet_valid" | "revoked" | "other_bin" | "other_iin" | "not_a_signatory" | "bad_timestamp";

/** Who signed a document, with what key, and whether the signature holds. */
export interface DocumentSignature {
    /** Signature id. */
    id: number;
    /** Who signed. */
    side: Open<SigningSide>;
    /** The version that was signed. */
    version: number;
    /** Name of the person, as the certificate has it. */
    name: string;
    /** What the certificate says of the person. */
    position: Open<SignaturePosition>;
    /** Name of the company as the certificate has it; null for a person without one. */
    organisation: string | null;
    /** BIN of the company, 12 digits; null for a person without one. */
    bin: string | null;
    /** IIN of the person with six digits hidden, as «7906••••••13»; null if the certificate has none. */
    iin: string | null;
    /** Serial number of the certificate, hexadecimal. */
    serial: string;
    /** Kind of the key: `rsa`, `ecdsa`, `gost2015`, `gost2004`. */
    algorithm: Open<SignatureAlgorithm>;
    /** When it was signed: by the timestamp if there is one, else when the portal received it. RFC 3339 in UTC. */
    signed_at: string;
    /** When the portal received it. RFC 3339 in UTC. */
    received_at: string;
    /** Result of the verification. */
    verdict: Open<SignatureVerdict>;
    /** What is wrong with it; null unless it is invalid. */
    fault: Open<SignatureFault> | null;
    /** With `pending_revocation`: when the portal asks the authority again; null otherwise. RFC 3339 in UTC. */
    retry_at: string | null;
    /** Whether a timestamp of a trusted authority proves the time. */
    timestamped: boolean;
    /** Name of the portal's user who sent it; null for a reader who may not know. */
    user: string | null;
}

/** Why a document was rejected or annulled. */
export interface DocumentDecision {
    /** Why, as a code. */
    reason: Open<DocumentReason>;
    /** Why, in the words of the user who decided. */
    text: string;
    /** When it was decided. RFC 3339 in UTC. */
    at: string;
}

/** The sum of the same document a month earlier. */
export interface DocumentSum {
    /** Number of that document. */
    number: string;
    /** Its sum with VAT, in hundredths of the currency. */
    total: number;
}

/** A document with everything that its paper says. */
export interface Document extends DocumentRow {
    /** The centre, as it was when the document was issued. */
    supplier: DocumentParty;
    /** The tenant, as it was when the document was issued. */
    buyer: DocumentParty;
    /** The contract that it belongs to; null if none was sent. */
    contract: DocumentContract | null;
    /** Day until which an invoice is to be paid, as its paper says; null if it was not sent. */
    pay_until: string | null;
    /** Payment purpose code (КНП) that a payment order needs, three digits; null if it was not sent. */
    knp: string | null;
    /** Its lines, in the order of the sender. */
    lines: DocumentLine[];
    /** VAT that the total contains, in hundredths of the currency. */
    vat_total: number;
    /** The total in Russian words. */
    total_words: string;
    /** The total in Kazakh words. */
    total_words_kk: string;
    /** True if the PDF came from the accounting system, false if the portal drew it. */
    from_sender: boolean;
    /** All versions, newest first. */
    versions: DocumentVersion[];
    /** Signatures of all versions, oldest first; empty for invoices. */
    signatures: DocumentSignature[];
    /** Why the tenant rejected it; null if it is not rejected. */
    rejection: DocumentDecision | null;
    /** Why it was annulled; null if it is not annulled. */
    annulment: DocumentDecision | null;
    /** The document for the same thing a month earlier, to compare the sums; null if there is none. */
    previous: DocumentSum | null;
}

/** Some documents. */
export interface DocumentIds {
    /** Document ids, 1 to 1,000; a repeated id counts once. */
    ids: number[];
}

/** Something that happened to a document. */
export interface DocumentEvent {
    /** When it happened. RFC 3339 in UTC. */
    at: string;
    /** What happened. `renewed` is a newer version from the accounting system. */
    action: Open<"received" | "renewed" | "opened" | "downloaded" | "rejected" | "annulled" | "reminded" | "signed" | "countersigned">;
    /** The status after it; null if it did not change. */
    status: Open<DocumentStatus> | null;
    /** The version that it happened to. */
    version: number;
    /** Name of the user; null for the accounting system and for the portal itself. */
    who: string | null;
    /** Where it was done: in the portal, by the accounting system, by an import from a spreadsheet. */
    via: Open<"portal" | "exchange" | "import">;
    /** Why, as a code; null if none was given. */
    reason: Open<DocumentReason> | null;
    /** Why, in the words of the user; null if none was given. */
    text: string | null;
}

/** What happened to a document. */
export interface DocumentHistory extends List {
    /** All events, newest first. */
    items: DocumentEvent[];
}

/** Which document is downloaded. */
export interface DocumentRequest {
    /** Document id. */
    id: number;
    /** Number of the version; the newest by default. */
    version?: number | undefined;
}

/** `documents` has one row for each document and the sums at the end; `lines` has one row for each line of a document, in the columns that the import reads. */
export type DocumentExportRows = "documents" | "lines";

/** Which documents the spreadsheet contains, and what its rows are. */
export interface DocumentExportRequest extends DocumentFilter {
    /** What one row of the spreadsheet is; `documents` by default. */
    rows?: DocumentExportRows | undefined;
}

/** A form with one file, which is required. */
export interface DocumentImportForm {
    /** A filled-in template: .xlsx, at most 20 MB, 1,000 documents and 20,000 rows. Recognized by content. */
    file?: string | undefined;
}

/** The documents of a spreadsheet in one currency. */
export interface DocumentImportSum {
    /** Their currency, ISO 4217. */
    currency: string;
    /** Number of documents in it. */
    count: number;
    /** Their sum with VAT, in hundredths of the currency. */
    total: number;
}

/**
 * What is wrong with a spreadsheet as a whole, with one of its rows, or with the contents of a document; the latter are those of the exchange.
 * `tenant_unknown`, `vat_rate_unusual`, `iban_check_digits`, what the printed form lacks (`empty_on_paper`, `position_missing`, `not_in_font`), `row_twice` (the
 * row above has the same contents), `total_row` (a row with the total, which is no line) and `hidden_rows` (rows that are hidden or filtered out are read like others) are warnings. With `tenant_unknown` the document is stored and waits until a tenant
 * registers with this BIN.
 */
export type DocumentImportCode = "not_workbook" | "workbook_damaged" | "workbook_too_large" | "workbook_encrypted" | "no_rows" | "too_many_rows" | "too_many_documents" | "column_missing" | "column_twice" | "cell_error" | "formula_without_value" | "row_differs" | "number_twice" | "hidden_rows" | "row_twice" | "total_row" | "total_row_differs" | "empty_on_paper" | "position_missing" | "not_in_font" | "document_elsewhere" | "tenant_unknown" | "supplier_missing" | "is_signed" | "required" | "wrong_type" | "too_long" | "too_many" | "too_few" | "control_characters" | "direction_marks" | "not_a_number" | "too_many_decimals" | "negative" | "zero" | "number_too_large" | "rate_out_of_range" | "sum_mismatch" | "total_mismatch" | "vat_mismatch" | "vat_rate_unusual" | "iban_check_digits" | "not_a_date" | "not_a_month" | "date_too_early" | "date_too_late" | "bin_not_digits" | "bin_too_short" | "bin_too_long" | "bin_check_digit" | "currency_unknown";

/** One thing that is wrong with a spreadsheet, and where. */
export interface DocumentImportProblem {
    /** Number of the row, as the spreadsheet program shows it; null if it concerns the whole file. */
    row: number | null;
    /** Letters of the column, such as `F`; null if it concerns the whole row or file. */
    column: string | null;
    /** Heading of the column in the file; null if it concerns the whole row or file. */
    heading: string | null;
    /** Path of the field, such as `buyer.bin` or `lines.vat_rate`; empty if it concerns the whole. */
    field: string;
    /** What is wrong, for programs. */
    code: Open<DocumentImportCode>;
    /** What the cell contains, at most 200 characters; null if it is empty. */
    got: string | null;
    /** What was needed, such as the right sum or a limit; null if there is nothing to compare. */
    needed: string | null;
    /** Currency of the document, ISO 4217; only if `got` is a sum in another one than tenge. */
    currency?: string | undefined;
    /** What is wrong, for people, in the language of the request. */
    message: string;
}

/** What an import of a spreadsheet does, or would do. */
export interface DocumentImportResult {
    /** Name of the sheet that was read: of those that people see the first one with the headings; null if the file could not be read. */
    sheet: string | null;
    /** Number of documents in the spreadsheet. */
    documents: number;
    /** Number of lines of these documents. */
    lines: number;
    /** How many of the documents are new. */
    created: number;
    /** How many documents get a new version because they were imported before with other contents. */
    renewed: number;
    /** How many documents were imported before with the same contents. */
    unchanged: number;
    /** Sums of the documents that are right, one for each currency. */
    sums: DocumentImportSum[];
    /** What has to be mended before anything is stored, in the order of the rows: at most 20 of a document and 500 in all. Empty if all is right. */
    problems: DocumentImportProblem[];
    /** Number of further problems that are not listed. */
    more_problems: number;
    /** What is unusual but no reason to refuse it, at most 500. */
    warnings: DocumentImportProblem[];
}

/** How far an import is. One object on each line of the response. */
export interface DocumentImportEvent {
    /** `running` more will follow, `done` everything is stored, `refused` nothing is stored because of the problems in `result`, `failed` nothing is stored because of an error of the portal. */
    state: Open<"running" | "done" | "refused" | "failed">;
    /** Number of documents processed so far. */
    done: number;
    /** Number of documents in the spreadsheet. */
    total: number;
    /** What was done, or what is wrong; null while it runs and after a failure. */
    result: DocumentImportResult | null;
}

/**
 * Why a document is rejected or annulled: wrong sum, wrong room or period, the service was not provided, wrong details of a party, the
 * document exists twice, both parties agreed on it, something else. A tenant rejects with `sum`, `room`, `not_provided`, `details` or `other`.
 */
export type DocumentReason = "sum" | "room" | "not_provided" | "details" | "duplicate" | "agreement" | "other";

/** Why a document is rejected or annulled. */
export interface DocumentRefusal {
    /** Why, as a code; a tenant rejects with `sum`, `room`, `not_provided`, `details` or `other`. */
    reason: DocumentReason;
    /** What is wrong and what would be right, 3 to 1,000 characters. */
    text: string;
    /** The version that the user has seen. If there is a newer one by now, nothing is done (409 `changed_meanwhile`). */
    version?: number | undefined;
}

/** Which batches a list contains. */
export interface BatchFilter {
    /** Earliest month, as 2026-10. */
    period_from?: string | undefined;
    /** Latest month, as 2026-10. */
    period_to?: string | undefined;
}

/** Which batches to return, and which page of them. */
export interface BatchPageRequest extends BatchFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of batches on a page, 1 to 100; 12 by default. */
    limit?: number | undefined;
}

/** What staff can do with a batch: set its due date, remind the tenants who have not acted, delete it with its documents while all of them are new. */
export type BatchAction = "update" | "remind" | "delete";

/** The documents of one kind and one month. Counts and sums are of the documents that the current user may see. */
export interface DocumentBatch {
    /** Batch id: the `rid` of its documents. */
    id: number;
    /** `invoice`, `completion` or `application`. */
    kind: DocumentKind;
    /** The month of the documents, as 2026-10. */
    period: string;
    /** The last day on which tenants should act; null if none was set. */
    due_on: string | null;
    /** When its newest document came. RFC 3339 in UTC. */
    received_at: string;
    /** When tenants were last reminded of it; null if never. RFC 3339 in UTC. */
    reminded_at: string | null;
    /** By status and currency, in the order of the statuses. */
    sums: DocumentStatusSum[];
    /** How many of its documents the tenant has not opened. */
    unread: number;
    /** Of how many tenants they are. */
    tenants: number;
    /** What the current user may do with it now; empty for tenants. */
    allowed_actions: Open<BatchAction>[];
}

/** A page of batches. */
export interface BatchPage extends List {
    /** The batches of this page, latest month first. */
    items: DocumentBatch[];
}

/** All batches. */
export interface BatchAll extends WholeList {
    /** At most 1,000, latest month first. */
    items: DocumentBatch[];
}

/** Which batch is asked for. */
export interface BatchRequest {
    /** Batch id. */
    id: number;
}

/** The fields of a batch that staff can change. */
export interface BatchFields {
    /** The last day on which tenants should act; null for none. */
    due_on: string | null;
}

/** What staff change of a batch. */
export interface BatchChange {
    /** The new values. */
    data: BatchFields;
}

/** Which tenants of a batch to remind. */
export interface BatchReminder {
    /** BINs of the tenants; all who have not acted if omitted. */
    bins?: string[] | undefined;
}

/** Who was reminded. */
export interface Reminded {
    /** Number of tenants who were sent a notification and an e-mail. */
    reminded: number;
    /** Number of tenants who were reminded earlier today and are left alone. */
    already: number;
    /** Number of tenants whom nobody has registered for yet. */
    unregistered: number;
}

/** A status of documents, and its names. */
export interface DocumentStatusName {
    /** The code of the status. */
    id: Open<DocumentStatus>;
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
}

/** The statuses of a kind of documents. */
export interface DocumentStatusList extends WholeList {
    /** All statuses, in ascending order. */
    items: DocumentStatusName[];
}

/** How many documents wait for the current user. */
export interface DocumentCounts {
    /** Invoices: for tenants those not downloaded yet, for staff those rejected by tenants. */
    invoice: number;
    /** Acts: for tenants those to be signed, for staff those that wait for the signature of the centre. */
    completion: number;
    /** Appendices: for tenants those to be signed, for staff those that wait for the signature of the centre. */
    application: number;
}

/** A document that is to be signed, and the bytes that are signed. */
export interface SigningDocument {
    /** Document id. */
    id: number;
    /** The version that is signed. */
    version: number;
    /** What the document is for, in the language of the sender. */
    title: string;
    /** Number, as printed. */
    number: string;
    /** SHA-256 of the PDF that is signed, 64 hexadecimal digits. */
    sha256: string;
    /** Size of this PDF, in bytes. */
    size: number;
    /** Path of the PDF, for `GET`. Looking at it is no download; it works as long as the session. */
    href: string;
}

/**
 * Why a document is not signed although its signature may be right. `not_in_session` the session was not opened for it; `session_used` it was signed in this session with
 * another signature; `being_checked` a signature of it is still being checked; `document_changed` there is a newer version; `not_signed_yet` the centre signs after the tenant;
 * `no_document` its PDF cannot be read.
 */
export type SigningRefusal = "broken_base64" | "not_in_session" | "session_used" | "being_checked" | "document_changed" | "document_annulled" | "document_rejected" | "document_deleted" | "already_signed" | "not_signed_yet" | "no_document";

/** A document that was asked for and cannot be signed now. */
export interface SigningSkipped {
    /** Document id. */
    id: number;
    /** Why it cannot be signed now. */
    code: Open<SigningRefusal>;
}

/** Permission to sign documents, for one user and for fixed bytes. */
export interface SigningSession {
    /** Id of the session, a UUID. */
    session_id: string;
    /** Secret of the session, which comes with every signature. */
    nonce: string;
    /** When it ends unless a signature is sent; each one that is sent gives ten minutes more. RFC 3339 in UTC. */
    expires_at: string;
    /** For whom the user signs: tenants for themselves, staff for the centre. */
    side: Open<SigningSide>;
    /** What is to be signed, by tenant and number. */
    documents: SigningDocument[];
    /** Documents that were asked for by their ids and cannot be signed now; empty for a whole batch. */
    skipped: SigningSkipped[];
}

/** The signature of a document. */
export interface SubmittedSignature {
    /** Document id. */
    id: number;
    /** Detached CMS signature (DER) of the bytes of the PDF, in base64; at most 256 KB. */
    cms: string;
}

/** Signatures that were made in a session. Each may be sent as soon as it is made. */
export interface SigningSubmission {
    /** Id of the session, as `start` returned it. */
    session_id: string;
    /** Secret of the session, as `start` returned it. */
    nonce: string;
    /** One for each document; of several for one document the first counts. */
    signatures: SubmittedSignature[];
}

/** `accepted` the document is signed; `pending` the signature is right and kept, and its certificate is still being checked for revocation; `refused` nothing changed. */
export type SigningOutcome = "accepted" | "pending" | "refused";

/** What became of a signature. */
export interface SigningResult {
    /** Document id. */
    id: number;
    /** `accepted`, `pending` or `refused`. */
    outcome: Open<SigningOutcome>;
    /** Why it was refused; null otherwise. */
    code: Open<SignatureFault | SigningRefusal> | null;
    /** Status of the document after it; null for a document that was not in the session. */
    status: Open<DocumentStatus> | null;
    /** What the current user may do with the document now, in the order in which to offer it. */
    allowed_actions: Open<DocumentAction>[];
}

/** What became of the signatures. Partial success is normal. */
export interface SigningResults {
    /** When the session ends unless another signature is sent. RFC 3339 in UTC. */
    expires_at: string;
    /** One for each document that was sent, in the order in which they were sent. */
    results: SigningResult[];
}

/** Documents of a session that a telephone is to sign. */
export interface EgovCodeRequest {
    /** Id of the session, as `start` returned it. */
    session_id: string;
    /** Secret of the session, as `start` returned it. */
    nonce: string;
    /** Documents of the session, in the order in which the app shows them; their PDFs have at most 20 MB together. */
    ids: number[];
}

/** Addresses that open an app with a code, or its page in the shop of apps. */
export interface EgovLinks {
    /** Opens eGov Mobile, the app of people. */
    mobile: string;
    /** Opens eGov Business, the app of companies. */
    business: string;
}

/** A code that eGov Mobile reads to sign documents. */
export interface EgovCode {
    /** Which code of its session it is, to end it. It is no secret: nothing can be signed with it. */
    code_id: string;
    /** What the QR code says: `mobileSign:` and an address with a secret part. */
    text: string;
    /** The QR code as SVG, black on nothing, with its quiet zone. Show it on white. */
    picture: string;
    /** Open the apps on the telephone that shows the page. */
    links: EgovLinks;
    /** Ids of the documents that the code offers; those that are signed in the session already are left out. */
    documents: number[];
    /** When the session ends, and the code with it. RFC 3339 in UTC. */
    expires_at: string;
}

/** `shown` no telephone has read the code; `read` one has; `sent` it has sent its signatures, and the code is used up; `over` the session has ended before. */
export type EgovState = "shown" | "read" | "sent" | "over";

/** How far a telephone is. */
export interface EgovCodeState {
    /** How far it is: `shown`, `read`, `sent` or `over`. */
    state: Open<EgovState>;
    /** When the session ends; signatures that are taken give ten minutes more. RFC 3339 in UTC. */
    expires_at: string;
    /** What the telephone has sent; empty before it has. */
    signatures: SubmittedSignature[];
}

/** The code that is no longer wanted. */
export interface EgovCodeEnd {
    /** The `code_id` of the code as `show` returned it. A newer code of the session stays. */
    code_id: string;
}

/** What the link that is mailed leads to. */
export interface SigningLinkRequest {
    /** Kind of the documents: `completion` acts, `application` appendices. Their list is opened, unless `id` names one. */
    kind: "completion" | "application";
    /** Id of the one document to open; null or omitted for the list. */
    id?: number | null | undefined;
}

/** Which signatories to return. */
export interface SignatoryFilter {
    /** BIN of the company; for staff. Tenants get their own. */
    bin?: string | undefined;
}

/** What staff can do with an entry of the register: `end` takes the right to sign away. */
export type SignatoryAction = "end";

/** Somebody who may sign for a company. */
export interface Signatory {
    /** Id of the entry in the register. */
    id: number;
    /** BIN of the company, 12 digits. */
    bin: string;
    /** Name of the person. */
    name: string;
    /** Position, such as «главный бухгалтер»; null if none was entered. */
    position: string | null;
    /** IIN of the person with six digits hidden, as «7906••••••13»; null if the entry is for a user. */
    iin: string | null;
    /** User of the portal whose signatures count, whatever the IIN of the key; null if the entry is for an IIN. */
    user_id: number | null;
    /** Whether that user belongs to the company now; false for an entry for an IIN, whose person the portal does not know. */
    is_member: boolean;
    /** The last day on which the person may sign; null if it is not limited. */
    until: string | null;
    /** Who entered it: the `certificate` of the head of the company or of an entrepreneur, or `staff`. */
    source: Open<"certificate" | "staff">;
    /** Name of the employee who entered it; null if the certificate did. */
    added_by: string | null;
    /** When it was entered. RFC 3339 in UTC. */
    added_at: string;
    /** When the right was taken away; null if it was not. RFC 3339 in UTC. */
    ended_at: string | null;
    /** What the current user may do with it now; empty for tenants. */
    allowed_actions: Open<SignatoryAction>[];
}

/** People who may sign, or could. */
export interface SignatoryList extends WholeList {
    /** Those who may sign first, then the newest. */
    items: Signatory[];
}

/** Who may sign for a company. Either `iin` or `user_id` says who it is. */
export interface SignatoryDraft {
    /** BIN of the company, 12 digits. */
    bin: string;
    /** Name of the person, 2 to 200 characters. */
    name: string;
    /** Position; null or omitted if it does not matter. */
    position?: string | null | undefined;
    /** IIN that the key of the person has, 12 digits. */
    iin?: string | null | undefined;
    /** User of the portal whose signatures count. */
    user_id?: number | null | undefined;
    /** The last day on which the person may sign; null or omitted if it is not limited. */
    until?: string | null | undefined;
}

/** `unread` those that are not viewed yet, `ads` those about ads, `documents` those about acts, appendices and invoices. */
export type NotificationFilter = "unread" | "ads" | "documents";

/** Which part of the notifications to return. */
export interface NotificationRequest {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** Number of newer notifications to skip. 0 by default. */
    skip?: number | undefined;
    /** Number of notifications to return, 1 to 100. 20 by default. */
    limit?: number | undefined;
    /** Returns and counts only these, and `skip` skips only these; all of them without it. */
    only?: NotificationFilter | undefined;
}

/**
 * What has happened. The meaning depends on the kind of object: ads (the new status; 998 staff took a photo down, 999 ends in three days),
 * acts, appendices and invoices (1 new, 2 signed or downloaded, 3 rejected, 5 annulled, 6 a newer version, 7 a reminder, 8 the reader's signature turned out to be invalid), part requests (1 new, 2 found elsewhere in the building, 3 answered, 4 ends in two days, 5 expired, 6 the asker is on the way, 7 taken down,
 * 8 a message, 9 closed otherwise, 11 found in the reader's shop), reviews (1 new, 2 deleted, 3 replied to, 4 published after a look by staff, 5 a report was answered and the review stays, 6 a report was answered and the review is gone), favourites (1 the price fell), support threads
 * (10 new, 30 message, 40 closed).
 */
export type NotificationType = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 15 | 20 | 30 | 31 | 40 | 998 | 999;

/** The document that a notification is about. */
export interface NumberedDocument {
    /** Document id, as in the address of its page. */
    id: number;
    /** Date of the document. RFC 3339 in UTC. */
    created_at: string;
    /** Number as printed on the document. */
    number: string;
    /** How many documents the notification tells of, this one being the newest; omitted for one. */
    count?: number | undefined;
    /** Company of the tenant; only in notifications to staff. */
    company?: string | undefined;
}

/** The ad that a notification is about. */
export interface NotificationAd {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title in Russian, when the notification was made. */
    title: string;
    /** Title in Kazakh; null if the seller wrote none. */
    title_kk: string | null;
    /** True if the event deleted the ad. */
    deleted?: boolean | undefined;
    /** What is offered, as the ad says now; omitted if the ad is gone. */
    kind?: AdKind | undefined;
    /** Category of the spare part as the ad says now, such as `brakes`; null for services and goods, omitted if the ad is gone. */
    category?: string | null | undefined;
    /** The drawing that shows the spare part in place of a photo, such as `steering-rack`; null if it has none. */
    drawing?: string | null | undefined;
    /** The cover of the ad as it is now; null if it has no photos, omitted if the ad is gone. */
    photo?: Photo | null | undefined;
}

/** The part request that a notification is about. */
export interface NotificationPartRequest {
    /** Part request id. */
    id: number;
    /** What is needed, without contacts, VINs and phones. */
    text?: string | undefined;
    /** True if the reader has asked. */
    own?: boolean | undefined;
    /** The shop that it tells of: what stands over its doors. */
    shop?: string | undefined;
    /** Number of shops whose answers it tells of. */
    count?: number | undefined;
    /** The answer that it tells of, by which its thread is named. */
    answer_id?: number | undefined;
}

/** The review that a notification is about. */
export interface NotificationReview {
    /** Id of the ad that was reviewed. */
    user_banner_id: number;
    /** Review id. */
    id?: number | undefined;
    /** Title of the ad in Russian, when the notification was made. */
    title?: string | undefined;
    /** Title of the ad in Kazakh; null if the seller wrote none. */
    title_kk?: string | null | undefined;
    /** Stars of the review, in a notification of a new one. */
    stars?: number | undefined;
    /** Number of the report that was answered. */
    number?: number | undefined;
}

/** The saved ad whose price fell; the one that fell most if several did. */
export interface NotificationFavourite {
    /** Ad id, as in the address of its page. */
    id: number;
    /** Title in Russian, when the notification was made. */
    title: string;
    /** Title in Kazakh; null if the seller wrote none. */
    title_kk: string | null;
    /** The price now, in whole tenge. */
    price: number;
    /** The price told last, else the one when it was saved; in whole tenge. */
    was: number;
    /** How many saved ads the notification tells of, this one being the first; omitted for one. */
    count?: number | undefined;
}

/** The support thread that a notification is about. */
export interface NotificationThread {
    /** Support thread id. */
    id: number;
    /** Subject, as its author wrote it. */
    title: string;
}

/**
 * An event, and one related object that it is about. The meaning of `type` depends on the kind of that object:
 * ads (`user_banner_id`, the new status; 998 staff took a photo down, 999 ends in three days), acts, appendices and invoices (1 new,
 * 2 signed or downloaded, 3 rejected, 5 annulled, 6 a newer version, 7 a reminder, 8 the reader's signature turned out to be invalid), part requests (1 new, 2 found elsewhere in the building, 3 answered, 4 ends in two days, 5 expired, 6 the asker
 * is on the way, 7 taken down, 8 a message, 9 closed otherwise, 11 found in the reader's shop), reviews (1 new, 2 deleted, 3 replied to, 4 published after a look by staff, 5 a report was answered and the review stays, 6 a report was answered and the review is gone), favourites (1 the price fell), support threads (10 new, 30 message,
 * 40 closed). New types and kinds may be added.
 */
export interface Notification {
    /** Notification id; a later notification has a higher one. */
    id: number;
    /** What has happened to the object that the notification has: for an ad its new status, 998 a photo was taken down, 999 it ends in three days. */
    type: Open<NotificationType>;
    /** 0 unread, 1 read. */
    view: number;
    /** When it happened. RFC 3339 in UTC. */
    created_at: string;
    /** The company that it concerns; a person of several companies sees it while acting for that one. Absent if it concerns the person. */
    company_id?: number | undefined;
    /** The act that it is about. */
    completion_id?: NumberedDocument | undefined;
    /** The appendix that it is about. */
    application_id?: NumberedDocument | undefined;
    /** The invoice that it is about. */
    invoice_id?: NumberedDocument | undefined;
    /** The ad that it is about. */
    user_banner_id?: NotificationAd | undefined;
    /** The part request that it is about. */
    user_request_id?: NotificationPartRequest | undefined;
    /** The review that it is about. */
    user_review_id?: NotificationReview | undefined;
    /** The saved ad that it is about, or the first one of several. */
    user_favorite_id?: NotificationFavourite | undefined;
    /** The support thread that it is about. */
    feedback_request_id?: NotificationThread | undefined;
    /** Why it was done; for documents a DocumentReason, for reviews a ReviewReason or a ReviewKeepReason. */
    reason?: Open<AdReason | DocumentReason | ReviewReason | ReviewKeepReason> | undefined;
    /** What whoever did it wrote: staff to the owner, or a tenant who rejected a document. */
    comment?: string | undefined;
}

/** A part of the notifications, newest first. */
export interface NotificationList {
    /** Newest first, after the skipped ones. */
    items: Notification[];
    /** Number of all notifications of the user, or of those that `only` asks for; exact. */
    total: number;
    /** Always null; notifications are paged by `skip`. */
    next: null;
}

/** Notifications that the user has seen. */
export interface NotificationViews {
    /** User id of the current user; any other gives 404. */
    user_id: number;
    /** Notification ids, at most 500; those that are not unread notifications of the user are ignored. */
    ids: number[];
    /** Marks all notifications of the user up to this id too, listed or not. Those that came later stay unread, as the user has not seen that they exist. */
    up_to?: number | undefined;
    /** The `viewed_at` of an earlier answer: what that call marked is unread again. RFC 3339 in UTC. */
    undo?: string | undefined;
}

/** How many notifications a user has. The difference is the number of unread ones. */
export interface NotificationCounts {
    /** Number of all notifications, viewed or not; exact. */
    count: number;
    /** Number of viewed notifications; exact. */
    view_count: number;
    /** When `setView` with `up_to` marked them; pass it as `undo` to take that back. Only in its answer. RFC 3339 in UTC. */
    viewed_at?: string | undefined;
}

/** How to connect to the live updates of the current user, in the Pusher protocol. */
export interface RealtimeSettings {
    /** The public key of the application at the push server. */
    key: string;
    /** The cluster of hosted Pusher, such as `eu`; `portal` means the portal's own endpoint. */
    cluster: string;
    /** Host and port of a Pusher-compatible server. Null means the portal itself if `cluster` is `portal`, otherwise the cluster of hosted Pusher. */
    host: string | null;
    /** Whether `host` uses TLS. Null without `host`: hosted Pusher always uses TLS, and the portal does if its pages do. */
    secure: boolean | null;
    /** The private channel of the current user, to subscribe to. */
    channel: string;
}

/** A subscription that needs a signature. */
export interface ChannelRequest {
    /** The id that the push server gave this connection (`socket_id` of `pusher:connection_established`). */
    socket_id: string;
    /** `channel` of the settings; any other is refused. */
    channel_name: string;
}

/** The signature of a subscription, valid for one connection. */
export interface ChannelSignature {
    /** Key, a colon, and the HMAC-SHA256 of `socket_id:channel_name` in hex. */
    auth: string;
}

/** Kinds of suggestions. Later versions may add more. */
export type SuggestionKind = "part" | "service" | "car" | "shop" | "article" | "level";

/** Some fields of the filter of ads; it has at least one of them. */
export interface SuggestedFilter {
    /** An article number or the model of a car to search for. */
    q?: string | undefined;
    /** Car brand, as `dictionaryBrand/list` returns it. */
    brand_id?: number | undefined;
    /** Kind of spare part, as `dictionarySparePart/list` returns it. */
    spare_part_id?: number | undefined;
    /** Service, as `dictionaryService/list` returns it. */
    service_id?: number | undefined;
    /** Room of a shop, as `room/get` returns it. */
    room_id?: number | undefined;
    /** Level of the building. */
    level?: number | undefined;
}

/** One thing that somebody may be looking for. It has at least one published ad. */
export interface Suggestion {
    /** The name of the thing in Russian; an article number as its seller wrote it; the title of a level, as `tier/list` returns it. */
    text: string;
    /** The name of the thing in Kazakh; of a level without a Kazakh title, in Russian. */
    text_kk: string;
    /** One more line in Russian: what a shop trades in, or the title of an ad with the article number; null if there is none. */
    note: string | null;
    /** The same line in Kazakh. */
    note_kk: string | null;
    /** The group of a shop's trade; omitted for anything but a shop, null if it is not stated. */
    trade_group?: TradeGroup | null | undefined;
    /** Category of a spare part, such as `brakes`, for its picture; null for anything else. */
    category: string | null;
    /** The drawing of a spare part, such as `steering-rack`; omitted if it has none, and the one of its category shows it. */
    drawing?: string | undefined;
    /** Where the shop is; null for anything but a shop. */
    plate: Plate | null;
    /** The filter of the catalogue that finds these ads, for `pagination`. */
    filter: SuggestedFilter;
    /** Number of published ads that the filter finds, at most a minute old; of a filter with `q` at most 1,000 are counted. */
    ads: number;
}

/** Suggestions of one kind. */
export interface SuggestionGroup {
    /** What the suggestions of this group are, for its heading. */
    kind: Open<SuggestionKind>;
    /** The most fitting first, and of equally fitting ones those with the most ads. */
    items: Suggestion[];
}

/** What a search that is being typed may mean. */
export interface Suggestions {
    /** The text that was understood: as typed, or with its keyboard layout or one letter mended if nothing was found otherwise. */
    query: string;
    /** Groups in the order in which to show them; a kind without suggestions has no group. */
    groups: SuggestionGroup[];
    /** Number of published ads that `pagination` finds now with the typed text as `q` and without other filters, also where it corrects the text or leaves some of it out; for an empty text all published ads. */
    ads: number;
}

/** Spare parts that are near to what a query asks for. */
export interface NearParts extends WholeList {
    /** At most as many as were asked for. */
    items: Suggestion[];
    /** Whether the query asks for a thing for which the reference table has no name. What suggestions make of its single words is not meant then. */
    is_absent: boolean;
}

/**
 * What a word of the search stands for: a spare part, a maker of cars, a model of a car, a maker of parts, a service, a category of parts, or a
 * condition.
 */
export type SearchWordKind = "part" | "brand" | "model" | "maker" | "service" | "category" | "condition";

/** A thing with the other words for it. */
export interface SearchAliases {
    /** What kind of thing it is. */
    kind: SearchWordKind;
    /** Its id in the dictionary of brands, spare parts or services; null for any other kind. */
    id: number | null;
    /** The name by which words refer to it: of the dictionary, of a model with its maker («Toyota Camry»), or the code of a category or condition. */
    target: string;
    /** The words as they were written, at least one. */
    words: string[];
}

/** Things with the other words for them. */
export interface SearchAliasList extends WholeList {
    /** All of them, kind by kind. */
    items: SearchAliases[];
}

/** `own` the centre has added the word, `shipped` the portal brought it with it. */
export type SearchWordOrigin = "own" | "shipped";

/** Which words to return, and which page of them. Filters are combined; an omitted one does not limit. */
export interface SearchWordRequest {
    /** Part of the word or of a name that it stands for. */
    q?: string | undefined;
    /** Only words for this kind of thing. */
    kind?: SearchWordKind | undefined;
    /** Only words of this origin. */
    origin?: SearchWordOrigin | undefined;
    /** True: only hidden words. False: only words that count. */
    hidden?: boolean | undefined;
    /** Only the centre's own word with this id. */
    id?: number | undefined;
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of words on a page, 1 to 1,000; 50 by default. */
    limit?: number | undefined;
}

/** A thing that a word of the search may stand for. */
export interface SearchTarget {
    /** What kind of thing it is. */
    kind: SearchWordKind;
    /** The name by which words refer to it: of the reference table, of a model with its maker («Toyota Camry»), or the code of a category or condition. */
    target: string;
    /** Its name in Russian; of a category or condition its code. */
    name: string;
    /** Its name in Kazakh; of a category or condition its code. */
    name_kk: string;
}

/** A word or phrase that the search understands beside the names of things. */
export interface SearchWord {
    /** Id of a word that the centre has added; null for one that the portal brought. */
    id: number | null;
    /** The word as it is written. */
    text: string;
    /** What it stands for. */
    kind: SearchWordKind;
    /** The things that it stands for: any of them. Empty if the centre has none of them any more; the search then ignores the word. */
    targets: SearchTarget[];
    /** Who brought the word. */
    origin: SearchWordOrigin;
    /** True for a shipped word that the centre does not want; the search ignores it. */
    is_hidden: boolean;
    /** Increases with every change of an own word; a change names the version it is about. Null for a shipped word. */
    version: number | null;
    /** When an own word was added or changed. RFC 3339 in UTC; null for a shipped word. */
    changed_at: string | null;
}

/** A page of the words of the search. */
export interface SearchWordPage extends List {
    /** Own words first, the newest at the head; then shipped ones, kind by kind. */
    items: SearchWord[];
}

/** A word that an administrator adds. */
export interface SearchWordDraft {
    /** The word or phrase, 2 to 60 characters. Not a name of a thing, not a word that every query may have, not a number. */
    text: string;
    /** What it stands for. */
    kind: SearchWordKind;
    /** The thing that it stands for, as `targets` returns it. */
    target: string;
}

/** Which version of a word a change is about. */
export interface SearchWordVersion {
    /** The `version` of the word that the administrator has seen. If it has another one by now, nothing is done (409 `changed_meanwhile`). */
    version: number;
}

/** What an administrator has made of a word, and of which version of it. */
export type SearchWordChange = SearchWordDraft & SearchWordVersion;

/** Whether a shipped word counts. */
export interface ShippedWordWish {
    /** The word as `pagination` returns it, in any spelling that the search takes for the same. */
    text: string;
    /** What it stands for. */
    kind: SearchWordKind;
    /** True: the search ignores the word. False: it counts again. */
    hidden: boolean;
}

/** Things that a word of the search may stand for. */
export interface SearchTargetList extends WholeList {
    /** All of them: kind by kind, each by name. */
    items: SearchTarget[];
}

/** What somebody might type into the search. */
export interface SearchQuery {
    /** The query, in either language; at most 200 characters. */
    q: string;
}

/** What the search understands of a query now, and what it finds. */
export interface SearchReading {
    /** The query that was asked about. */
    query: string;
    /** The query as it was mended: keyboard layout, letters, typos; null if it was read as typed. */
    corrected: string | null;
    /** What it asks for, the most telling first. Empty for a query that asks for nothing; it finds all ads. */
    clauses: SearchClause[];
    /** What had to be given up because no ad has all of it. */
    without: string[];
    /** Number of ads that it finds. */
    ads: number;
    /** True if `ads` is an estimate; this server counts all ads. */
    ads_is_estimate: boolean;
}

/** Which page of the queries to return. */
export interface SearchMissRequest {
    /** `next` of the page before; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of queries on a page, 1 to 100; 50 by default. */
    limit?: number | undefined;
}

/** A query that found nothing, or no ad with all of it. Nothing is kept of who asked. */
export interface SearchMiss {
    /** The query in lower case, its words apart by single spaces; identifies it for `dismiss`. */
    query: string;
    /** The query as it was typed last. */
    text: string;
    /** How often it was asked in the last 90 days; repetitions by the same visitor within an hour count once. */
    times: number;
    /** How many ads it found last time, with part of it given up; 0 for nothing. */
    ads: number;
    /** When it was asked last. RFC 3339 in UTC. */
    last_at: string;
    /** What the search understands of it now. */
    clauses: SearchClause[];
}

/** A page of the queries that found nothing or not all. */
export interface SearchMissPage extends List {
    /** Those that were asked most often first, then the latest. */
    items: SearchMiss[];
}

/** Names a query of the list. */
export interface SearchMissName {
    /** The `query` of the list. */
    query: string;
}

/** What visitors learn about the shop in a room. */
export interface RoomTenant {
    /** User id of the tenant, for `seller_id` of a filter. */
    id: number;
    /** Name of the shop, as on its sign. */
    name: string;
    /** The group of its trade; null if not stated. */
    trade_group: TradeGroup | null;
    /** What the shop sells, in Russian; null if not stated. */
    trade: string | null;
    /** What the shop sells, in Kazakh; null if not stated. */
    trade_kk: string | null;
    /** Working days as ISO weekday numbers, 1 Monday to 7 Sunday; empty if not stated. */
    weekdays: number[];
    /** When the shop opens: HH:MM, in Almaty's time; null if not stated. */
    hours_from: string | null;
    /** When the shop closes: HH:MM, in Almaty's time; null if not stated. */
    hours_to: string | null;
    /** Days with other hours, from today on, in their order. */
    exceptions: ShopDay[];
    /** A photo of its door; null if there is none. */
    door_photo: ContentImage | null;
    /** When the tenant registered. RFC 3339 in UTC. */
    since: string;
    /** Number of published ads of the tenant. */
    ads: number;
}

/** The public card of a room, without a phone. */
export interface RoomCard {
    /** Where it is and how large. */
    room: Room;
    /** The shop in the room; null if the room is free. */
    tenant: RoomTenant | null;
}

/** Settings to change; an omitted one stays. */
export interface CompanyChange {
    /** What stands over its doors, 2 to 60 characters. */
    sign?: string | undefined;
    /** The group of its trade; null for none. */
    trade_group_id?: number | null | undefined;
    /** What it sells in its own words, in Russian, at most 80 characters; null for none. */
    trade?: string | null | undefined;
    /** What it sells in its own words, in Kazakh, at most 80 characters; null for none. */
    trade_kk?: string | null | undefined;
    /** All brands that it deals in, at most 60. */
    brand_ids?: number[] | undefined;
    /** All spare parts that it deals in, at most 120. */
    spare_part_ids?: number[] | undefined;
    /** Working days as ISO weekday numbers; empty for every day. */
    weekdays?: number[] | undefined;
    /** When it opens, HH:MM; null together with `hours_to` for not stated. */
    hours_from?: string | null | undefined;
    /** When it closes, HH:MM, after `hours_from`. */
    hours_to?: string | null | undefined;
    /** All its phones, typed in any usual way, at most 3. */
    phones?: string[] | undefined;
    /** A mobile phone that has WhatsApp; null for none. */
    whatsapp?: string | null | undefined;
}

/** A change of settings, and which ones were seen. */
export interface CompanyUpdate {
    /** The `version` of the settings that were seen. After another change the call fails with `version_conflict`. */
    version: number;
    /** What to change. */
    data: CompanyChange;
}

/** A day of a shop. */
export interface ShopDate {
    /** The day in Almaty. */
    date: string;
}

/** The form that replaces the photo of the door of a shop. */
export interface DoorPhotoForm {
    /** One photo of at most 10 MB and 40 megapixels: JPEG, PNG, WebP, AVIF or GIF, detected by content. */
    image?: string | undefined;
}

/** A car brand, by which ads are filtered. */
export interface Brand {
    /** Brand id, for `brand_id` of an ad and of a filter. */
    id: number;
    /** As the manufacturer writes it (`Toyota`), the same in both languages. */
    name: string;
    /** Number of published ads with it. */
    ads: number;
}

/** Car brands by name. */
export interface BrandList extends List {
    /** All brands, by name. */
    items: Brand[];
}

/** A service that shops of the centre offer. */
export interface Service {
    /** Service id, for `service_id` of an ad and of a filter. */
    id: number;
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
    /** Number of published ads with it. */
    ads: number;
}

/** Services by Russian name. */
export interface ServiceList extends List {
    /** All services, by Russian name. */
    items: Service[];
}

/** A kind of spare part. */
export interface SparePart {
    /** Spare part id, for `spare_part_id` of an ad and of a filter. */
    id: number;
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
    /** The group of spare parts that it belongs to, such as `brakes`, `oils` or `lights`; new ones may be added. */
    category: string;
    /** The drawing that shows it, such as `steering-rack`; null if it has none, and the one of its category shows it. */
    drawing?: string | null | undefined;
    /** Number of published ads with it. */
    ads: number;
}

/** Spare parts by Russian name. */
export interface SparePartList extends List {
    /** All spare parts, by Russian name. */
    items: SparePart[];
}

/** Districts of the city by their names in the language of the request. */
export interface DistrictList extends List {
    /** All districts; empty if the centre has none. */
    items: District[];
}

/** How to reach the shopping centre. Empty texts and lists until somebody has written them. */
export interface Contact {
    /** Phones of the centre, the main one first. */
    phones: ContactPhone[];
    /** Street address in Russian. */
    address: string;
    /** Street address in Kazakh. */
    address_kk: string;
    /** Address for letters of visitors; null if the centre has none. */
    email: string | null;
    /** Opening hours; a weekday that is in no item is a day off. */
    hours: ContactHours[];
    /** Days with other hours, such as holidays, by date; those of the past are left out. */
    exceptions: HoursException[];
    /** How to get there, in Russian. */
    route: string | null;
    /** How to get there, in Kazakh; null if it is not translated. */
    route_kk: string | null;
    /** Address of the centre on a map, with https. */
    map_link: string | null;
}

/** An entry of the slider on the first page. */
export interface Slide {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Headline in Russian; empty only in a preview. */
    title: string;
    /** Headline in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Sentence below the headline in Russian; null if there is none. */
    lead: string | null;
    /** Sentence below the headline in Kazakh; null if it is not translated. */
    lead_kk: string | null;
    /** Caption of the button in Russian; null if there is none. */
    button: string | null;
    /** Caption of the button in Kazakh; null if it is not translated. */
    button_kk: string | null;
    /** Where the button leads: a path of the portal or an address with https. */
    link: string | null;
    /** The promotion that the slide is about, if it is published. */
    promotion_id: number | null;
    /** Picture beside the text; null if there is none. */
    image: ContentImage | null;
    /** Since when it is shown. */
    from: string;
    /** Until when it is shown; null for no end. */
    till: string | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Slides in their order. */
export interface SlideList extends List {
    /** All entries that are published now, in their order. */
    items: Slide[];
}

/** A heading of a text, for a list of contents. */
export interface ContentHeading {
    /** The id of the element in the HTML, which stays the same while the heading does. */
    id: string;
    /** Its rank: 2 is a section, 3 a part of it. */
    level: number;
    /** The heading without marks. */
    text: string;
}

/** A promotion of the centre or of some shops (the sliders details). */
export interface Promotion {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Short description in Russian; null if there is none. */
    summary: string | null;
    /** Short description in Kazakh; null if it is not translated. */
    summary_kk: string | null;
    /** Text in Russian as Markdown. */
    text: string;
    /** The text in Russian as HTML, made and sanitised by the portal. */
    html: string;
    /** Headings of the Russian text, in order. */
    contents: ContentHeading[];
    /** Text in Kazakh as Markdown; null if it is not translated. */
    text_kk: string | null;
    /** The text in Kazakh as HTML, made and sanitised by the portal; null if it is not translated. */
    html_kk: string | null;
    /** Headings of the Kazakh text, in order. */
    contents_kk: ContentHeading[];
    /** First day, in Almaty; null only in a preview. */
    starts_on: string | null;
    /** Last day, in Almaty; null if it has no end. */
    ends_on: string | null;
    /** Rooms of the shops that take part, with their plates. */
    rooms: Plate[];
    /** Picture beside the text; null if there is none. */
    image: ContentImage | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Promotions in their order. */
export interface PromotionList extends List {
    /** All entries that are published now, in their order. */
    items: Promotion[];
}

/** One publication of a text. */
export interface TextVersion {
    /** Number of the publication, from 1. */
    version: number;
    /** Day from which it applied, in Almaty. */
    effective_on: string;
    /** What had changed in it, in Russian. */
    change_note: string | null;
    /** What had changed in it, in Kazakh. */
    change_note_kk: string | null;
}

/** A text of the centre of which there is one, such as the privacy policy. */
export interface CentreText {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Title in Russian; empty only in a preview. */
    title: string;
    /** Title in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Opening sentence in Russian; null if there is none. */
    lead: string | null;
    /** Opening sentence in Kazakh; null if it is not translated. */
    lead_kk: string | null;
    /** Text in Russian as Markdown. */
    text: string;
    /** The text in Russian as HTML, made and sanitised by the portal. */
    html: string;
    /** Headings of the Russian text, in order. */
    contents: ContentHeading[];
    /** Text in Kazakh as Markdown; null if it is not translated. */
    text_kk: string | null;
    /** The text in Kazakh as HTML, made and sanitised by the portal; null if it is not translated. */
    html_kk: string | null;
    /** Headings of the Kazakh text, in order. */
    contents_kk: ContentHeading[];
    /** Number of this publication, from 1. A consent names it. */
    version: number;
    /** Day from which it applies, in Almaty. */
    effective_on: string;
    /** What changed since the previous version, in Russian. */
    change_note: string | null;
    /** What changed since the previous version, in Kazakh. */
    change_note_kk: string | null;
    /** All publications that may be read with `version`, the newest first. */
    versions: TextVersion[];
    /** When the text that is shown was written. */
    updated_at: string;
}

/** A fact about the centre in a few words. */
export interface AboutOption {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** What the fact is in Russian; empty only in a preview. */
    title: string;
    /** What the fact is in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Explanation in Russian; null if there is none. */
    summary: string | null;
    /** Explanation in Kazakh; null if it is not translated. */
    summary_kk: string | null;
    /** The figure itself, such as «50 млн+», in Russian; null if there is none. */
    value: string | null;
    /** The figure itself, such as «50 млн+», in Kazakh; null if it is not translated. */
    value_kk: string | null;
    /** The drawing beside it; null for none. */
    icon: Open<ContentIcon> | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Facts about the centre in their order. */
export interface AboutOptionList extends List {
    /** All entries that are published now, in their order. */
    items: AboutOption[];
}

/** A part of the centre that visitors use (parking, a food court, a pick-up point). */
export interface Infrastructure {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Description in Russian; null if there is none. */
    summary: string | null;
    /** Description in Kazakh; null if it is not translated. */
    summary_kk: string | null;
    /** Level of the building; null if it is outside or everywhere. */
    level: number | null;
    /** The drawing beside it; null for none. */
    icon: Open<ContentIcon> | null;
    /** Picture beside the text; null if there is none. */
    image: ContentImage | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Parts of the infrastructure in their order. */
export interface InfrastructureList extends List {
    /** All entries that are published now, in their order. */
    items: Infrastructure[];
}

/** A detail of a part of the infrastructure. */
export interface InfrastructureOption {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** The part that it belongs to; null only in a preview. */
    infrastructure_id: number | null;
    /** What it is in Russian; empty only in a preview. */
    title: string;
    /** What it is in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** How much, or when, in Russian; null if there is none. */
    value: string | null;
    /** How much, or when, in Kazakh; null if it is not translated. */
    value_kk: string | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Details of the infrastructure in their order. */
export interface InfrastructureOptionList extends List {
    /** All entries that are published now, in their order. */
    items: InfrastructureOption[];
}

/** A kind of work on vehicles that is done in the centre. */
export interface VehicleMaintenance {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Description in Russian; null if there is none. */
    summary: string | null;
    /** Description in Kazakh; null if it is not translated. */
    summary_kk: string | null;
    /** The entry of the dictionary of services, for a link to ads. */
    service: Named | null;
    /** Rooms of the shops that take part, with their plates. */
    rooms: Plate[];
    /** The lowest price in tenge; null if it is not said. */
    price_from: number | null;
    /** Picture beside the text; null if there is none. */
    image: ContentImage | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Work on vehicles in their order. */
export interface VehicleMaintenanceList extends List {
    /** All entries that are published now, in their order. */
    items: VehicleMaintenance[];
}

/** A partner of the centre. */
export interface Partner {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name as the partner writes it, the same in both languages; empty only in a preview. */
    name: string;
    /** Site of the partner, with https; null if there is none. */
    link: string | null;
    /** Logo; null if there is none. */
    image: ContentImage | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Partners in their order. */
export interface PartnerList extends List {
    /** All entries that are published now, in their order. */
    items: Partner[];
}

/** A rule for visitors and shops. */
export interface Rule {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in the address of the page, of Latin letters, digits and hyphens; empty only in a preview. */
    slug: string;
    /** The page that shows it. */
    group: Open<RuleGroup>;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Text in Russian as Markdown. */
    text: string;
    /** The text in Russian as HTML, made and sanitised by the portal. */
    html: string;
    /** Headings of the Russian text, in order. */
    contents: ContentHeading[];
    /** Text in Kazakh as Markdown; null if it is not translated. */
    text_kk: string | null;
    /** The text in Kazakh as HTML, made and sanitised by the portal; null if it is not translated. */
    html_kk: string | null;
    /** Headings of the Kazakh text, in order. */
    contents_kk: ContentHeading[];
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Rules in their order. */
export interface RuleList extends List {
    /** All entries that are published now, in their order. */
    items: Rule[];
}

/** An instruction for people who work in the centre. */
export interface Instruction {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Text in Russian as Markdown. */
    text: string;
    /** The text in Russian as HTML, made and sanitised by the portal. */
    html: string;
    /** Headings of the Russian text, in order. */
    contents: ContentHeading[];
    /** Text in Kazakh as Markdown; null if it is not translated. */
    text_kk: string | null;
    /** The text in Kazakh as HTML, made and sanitised by the portal; null if it is not translated. */
    html_kk: string | null;
    /** Headings of the Kazakh text, in order. */
    contents_kk: ContentHeading[];
    /** For whom it is written. */
    audience: Open<InstructionAudience>;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Instructions in their order. */
export interface InstructionList extends List {
    /** All entries that are published now, in their order. */
    items: Instruction[];
}

/** A level of the building and what is traded there. */
export interface Tier {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Level of the building; null only in a preview. */
    level: number | null;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** What is traded there in Russian; null if there is none. */
    summary: string | null;
    /** What is traded there in Kazakh; null if it is not translated. */
    summary_kk: string | null;
    /** Number of rooms on the level, counted by the portal. */
    rooms_count: number;
    /** Number of shops on the level, counted by the portal. */
    shops_count: number;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Levels of the building in their order. */
export interface TierList extends List {
    /** All entries that are published now, in their order. */
    items: Tier[];
}

/** An award of the centre. */
export interface Award {
    /** Identifies the entry, also for its editor. */
    id: number;
    /** Place in the order that administrators have chosen, from 1. */
    position: number;
    /** Name in Russian; empty only in a preview. */
    title: string;
    /** Name in Kazakh; null if it is not translated. */
    title_kk: string | null;
    /** Who gave it in Russian; null if there is none. */
    giver: string | null;
    /** Who gave it in Kazakh; null if it is not translated. */
    giver_kk: string | null;
    /** Year in which it was given; null only in a preview. */
    year: number | null;
    /** Picture beside the text; null if there is none. */
    image: ContentImage | null;
    /** When the text that is shown was written. */
    updated_at: string;
}

/** Awards in their order. */
export interface AwardList extends List {
    /** All entries that are published now, in their order. */
    items: Award[];
}

/** What a set has. */
export interface ContentSummary {
    /** The set that is counted. */
    set: ContentSet;
    /** Whether it is a single text. */
    is_single: boolean;
    /** Number of entries. */
    items: number;
    /** Number of entries that visitors see now. */
    shown: number;
    /** Number of entries whose newest version is not published. */
    drafts: number;
    /** Number of fields that are not translated into Kazakh. */
    untranslated: number;
}

/** All sets. */
export interface ContentSummaryList extends List {
    /** All sets, in the order of the editor. */
    items: ContentSummary[];
}

/** Entries of a set in their order. */
export interface ContentItemList extends List {
    /** All entries that are not deleted, in their order. */
    items: ContentItem[];
}

/** Something in a text that visitors do not get as it was written. */
export interface ContentWarning {
    /** `html_removed` tags, `link_removed` an address with a forbidden scheme, `link_broken` a path that the portal does not have, `image_removed` a picture of another site, `image_missing` a picture that is not stored, `too_deep` marks inside marks. */
    code: Open<"html_removed" | "link_removed" | "link_broken" | "image_removed" | "image_missing" | "too_deep">;
    /** Name of the field, such as `text_kk`. */
    field: string;
    /** The beginning of what was found. */
    detail: string;
}

/** A version of an entry. Versions are never changed. */
export interface ContentVersion {
    /** Number of the version, from 1. */
    number: number;
    /** What was written. */
    fields: ContentFields;
    /** The picture with its addresses; null if there is none. */
    image: ContentImage | null;
    /** When it was written. */
    created_at: string;
    /** Who wrote it; null if it came with the portal. */
    author: ContentAuthor | null;
    /** Number of the version that it repeats; null if it was written. */
    restored_from: number | null;
    /** Number of the publication of a single text, which visitors see as `version`; null if it was not published. */
    edition: number | null;
    /** Day from which a published text applies. */
    effective_on: string | null;
    /** What changed, in Russian. */
    change_note: string | null;
    /** What changed, in Kazakh. */
    change_note_kk: string | null;
}

/** An entry with its history. */
export interface ContentDetail {
    /** The entry as it is now. */
    item: ContentItem;
    /** What is left out of its texts, or leads nowhere. */
    warnings: ContentWarning[];
    /** The newest 100 versions, the newest first. */
    versions: ContentVersion[];
}

/** What a change is about. `content` an entry or the order of a set, `brand`, `service`, `sparePart`, `district` and `tradeGroup` an entry of a dictionary, `searchWord` a word of the search. */
export type ContentActAbout = "content" | "brand" | "service" | "sparePart" | "district" | "tradeGroup" | "searchWord";

/** Which changes to return, and which page of them. Filters are combined; an omitted one does not limit. */
export interface ContentActRequest {
    /** Only changes of this kind of thing. */
    about?: ContentActAbout | undefined;
    /** Only changes of this set. */
    set?: ContentSet | undefined;
    /** Only changes of the entry of content with this id, also after its deletion. */
    id?: number | undefined;
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of changes on a page, 1 to 100; 30 by default. */
    limit?: number | undefined;
}

/** A change, as it was written to the log when it happened. */
export interface ContentAct {
    /** When it happened. */
    at: string;
    /** Who did it; null for the portal itself. */
    by: ContentAuthor | null;
    /** What was done. Entries: `create`, `save`, `publish`, `withdraw`, `restore`, `delete`, `reorder`. Dictionaries: `create`, `rename`, `merge`, `delete`. Words of the search: `create`, `update`, `delete`, `hide`, `show`. */
    action: Open<"create" | "save" | "publish" | "withdraw" | "restore" | "delete" | "reorder" | "rename" | "merge" | "update" | "hide" | "show">;
    /** What it was done to. */
    about: ContentActAbout;
    /** The set of an entry, or the one that was put in order. */
    set: ContentSet | null;
    /** The entry, or the word; null if the whole set was put in order. */
    id: number | null;
    /** Whether the entry of content is still there, not deleted since. */
    is_there: boolean;
    /** What it was called after the change, in Russian; null without a title. */
    name: string | null;
    /** The same in Kazakh. */
    name_kk: string | null;
    /** With `rename` the name before; with `merge` the entry that has gone. */
    was: string | null;
    /** The version that was written or published. */
    version: number | null;
    /** With `restore`: the version that was repeated. */
    restored_from: number | null;
    /** With `publish`: since when it is shown. */
    from: string | null;
    /** With `publish`: until when; null for no end. */
    till: string | null;
    /** With `reorder` of one entry: its place afterwards, from 1. */
    place: number | null;
    /** With `reorder` of one entry: its place before. */
    place_before: number | null;
}

/** A page of the log of the content. */
export interface ContentActPage extends List {
    /** Changes, the newest first. */
    items: ContentAct[];
}

/** A new entry. */
export interface ContentDraft {
    /** Where it is added. */
    set: ContentSet;
    /** What is written so far. */
    fields: ContentFields;
}

/** An entry after it was saved, and what its visitors will not see. */
export interface ContentSaved {
    /** The entry as it is now. */
    item: ContentItem;
    /** What is left out of its texts, or leads nowhere. */
    warnings: ContentWarning[];
}

/** A new draft of an entry. */
export interface ContentChange {
    /** The version that the draft was made from. */
    version: number;
    /** All fields, also those that stay as they are. */
    fields: ContentFields;
}

/** How the newest version is published. */
export interface ContentPublication {
    /** The newest version that was seen. */
    version: number;
    /** Since when it is shown; null or left out for now. It may not be in the past. */
    from?: string | null | undefined;
    /** Until when it is shown; null or left out for no end. Single texts have none. */
    till?: string | null | undefined;
    /** Single texts alone: the day from which the text applies; left out for the day on which it appears. */
    effective_on?: string | null | undefined;
    /** Single texts alone: what changed, in Russian. */
    change_note?: string | null | undefined;
    /** Single texts alone: what changed, in Kazakh. */
    change_note_kk?: string | null | undefined;
}

/** Which version of an entry somebody has seen. */
export interface ContentSeen {
    /** The newest version that was seen. */
    version: number;
}

/** Which version is restored. */
export interface ContentRestoration {
    /** The newest version that was seen. */
    version: number;
    /** The version that becomes the draft again. */
    number: number;
}

/** A new order of a set. */
export interface ContentOrder {
    /** The set that is put in order. */
    set: ContentSet;
    /** The order that was seen. */
    seen: number[];
    /** The new order of the same entries. */
    ids: number[];
}

/** A picture for the centre's texts. */
export interface ContentImageForm {
    /** One file of at most 10 MB and 40 megapixels: JPEG, PNG, WebP, AVIF or GIF, detected by content. */
    image?: string | undefined;
}

/** A brand as an administrator writes it. */
export interface BrandDraft {
    /** As the manufacturer writes it, the same in both languages. */
    name: string;
}

/** Two entries that mean the same. */
export interface DictionaryMerge {
    /** The entry that goes: everything that refers to it refers to the other one afterwards. */
    from_id: number;
    /** The entry that stays. */
    into_id: number;
}

/** What a merge has moved. */
export interface DictionaryMerged {
    /** What referred to the entry that has gone. */
    moved: DictionaryUses;
}

/** A service as an administrator writes it. */
export interface ServiceDraft {
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
}

/** A kind of spare part as an administrator writes it. */
export interface SparePartDraft {
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
    /** The group of spare parts that it belongs to: one that exists. */
    category: string;
    /** The drawing that shows it where an ad has no photo, such as `steering-rack`: one of the kit (`drawingNames` of `@sauda/ui`). Null shows the one of its category; omitted, it stays as it is. */
    drawing?: string | null | undefined;
}

/** A district of the city, as administrators see it. */
export interface DistrictEntry extends District {
    /** Number of people who sell in it. */
    people: number;
}

/** Districts of the city by their names in the language of the request. */
export interface DistrictEntryList extends List {
    /** All districts; empty if the centre has none. */
    items: DistrictEntry[];
}

/** A district of the city as an administrator writes it. */
export interface DistrictDraft {
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
}

/** A group of trades with the number of its shops. */
export interface TradeGroupEntry extends TradeGroup {
    /** Number of companies in the group. */
    companies: number;
}

/** Groups of trades in their order. */
export interface TradeGroupList extends List {
    /** All of them, at most 8. */
    items: TradeGroupEntry[];
}

/** A group of trades as an administrator writes it. */
export interface TradeGroupDraft {
    /** Name in Russian. */
    name: string;
    /** Name in Kazakh. */
    name_kk: string;
}

/** A program of the accounting system that sends documents. Each base has its own sign-in. */
export interface ExchangeBase {
    /** Base id, for `exchange/revokeBase`. */
    id: number;
    /** Name that people gave it, such as «Бухгалтерия, ТОО Центр». */
    name: string;
    /** User name of its Basic authentication. */
    login: string;
    /** Networks that it may call from, in CIDR notation; empty for any. */
    networks: string[];
    /** When it was added. RFC 3339 in UTC. */
    created_at: string;
    /** When it last called, to the minute; null if it never did. RFC 3339 in UTC. */
    seen_at: string | null;
    /** When its access was revoked; null if it may call. RFC 3339 in UTC. */
    revoked_at: string | null;
}

/** All bases. */
export interface ExchangeBaseList extends List {
    /** All bases, latest first; revoked ones are last. */
    items: ExchangeBase[];
}

/** A new base. */
export interface ExchangeBaseDraft {
    /** Name of the base, for people. */
    name: string;
    /** Networks that it may call from, in CIDR notation or as single addresses; omit for any. */
    networks?: string[] | undefined;
}

/** A new base with its secret. The secret is not stored and cannot be shown again. */
export interface ExchangeBaseCreated {
    /** The new base; its `login` is the user name. */
    base: ExchangeBase;
    /** Password of its Basic authentication, 43 characters. */
    secret: string;
}

/**
 * What became of a row: `waiting` it is not processed yet, `created` a new document, `renewed` a new version of a document, `unchanged` this version
 * was here already, `refused` nothing was changed, see its problems.
 */
export type ExchangeOutcome = "waiting" | "created" | "renewed" | "unchanged" | "refused";

/** Which rows of the journal to return. Filters are combined; an omitted one does not limit. */
export interface ExchangeJournalFilter {
    /** Only rows of this base. */
    base_id?: number | undefined;
    /** Only rows of this batch. */
    batch_id?: number | undefined;
    /** Outcomes; any of them matches. */
    outcome?: ExchangeOutcome[] | undefined;
    /** True for refused rows only that still have to be mended: nothing with the same guid came later, the portal has no newer version, and nobody has put it aside. */
    unmended?: boolean | undefined;
    /** True for rows only whose document waits for its tenant, because nobody is registered with this BIN; of each document its newest row. */
    unknown_tenant?: boolean | undefined;
    /** Part of the number, the guid, or the name or BIN of the tenant. */
    q?: string | undefined;
    /** First day, in the time zone of Almaty. */
    from?: string | undefined;
    /** Last day, in the time zone of Almaty. */
    to?: string | undefined;
}

/** Which rows to return, and which page of them. */
export interface ExchangeJournalRequest extends ExchangeJournalFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of rows on a page, 1 to 100; 50 by default. */
    limit?: number | undefined;
}

/**
 * What is wrong with a document, a file or a batch from the accounting system. `vat_rate_unusual`, `iban_check_digits`, `unknown_field` and what the
 * printed form lacks (`empty_on_paper`, `position_missing`, `not_in_font`) are warnings: the document is received all the same. `refused_not_kept` says that the texts of the oldest documents that were refused today are not kept,
 * because there are too many; what is wrong with them is.
 */
export type ExchangeCode = "required" | "wrong_type" | "too_long" | "too_many" | "too_few" | "control_characters" | "direction_marks" | "unknown_field" | "not_a_number" | "too_many_decimals" | "negative" | "zero" | "number_too_large" | "rate_out_of_range" | "sum_mismatch" | "total_mismatch" | "vat_mismatch" | "vat_total_mismatch" | "vat_rate_unusual" | "iban_check_digits" | "empty_on_paper" | "position_missing" | "not_in_font" | "not_a_date" | "not_a_month" | "date_too_early" | "date_too_late" | "bin_not_text" | "bin_not_digits" | "bin_too_short" | "bin_too_long" | "bin_check_digit" | "currency_unknown" | "knp_invalid" | "kind_unknown" | "guid_invalid" | "data_version_invalid" | "not_json" | "not_utf8" | "document_too_large" | "too_deep" | "older_version" | "changed_content" | "is_signed" | "is_annulled" | "not_pdf" | "pdf_encrypted" | "pdf_pages" | "file_too_large" | "file_empty" | "file_hash" | "file_exists" | "file_missing" | "document_missing" | "broken_zip" | "zip_path" | "zip_bomb" | "zip_link" | "zip_encrypted" | "zip_twice" | "zip_method" | "manifest_missing" | "manifest_broken" | "batch_empty" | "batch_too_large" | "too_many_documents" | "batch_cut_off" | "xml_broken" | "xml_doctype" | "xml_encoding" | "import_missing" | "refused_not_kept" | "internal";

/** One thing that is wrong with what the accounting system sent. */
export interface ExchangeProblem {
    /** Path of the field, such as `lines.2.vat_rate` (lines are counted from 0); empty if it concerns the whole. */
    field: string;
    /** What is wrong, for programs. */
    code: Open<ExchangeCode>;
    /** What came, at most 200 characters; null if nothing came. */
    got: string | null;
    /** What was needed, such as the right sum or a limit; null if there is nothing to compare. */
    needed: string | null;
    /** Currency of the document, ISO 4217; only if `got` is a sum in another one than tenge. */
    currency?: string | undefined;
}

/** A document or a file that came from the accounting system, and what became of it. */
export interface ExchangeRow {
    /** Row id, for `exchange/row/{id}`. */
    id: number;
    /** Id of the base that sent it. */
    base_id: number;
    /** Name of the base that sent it. */
    base: string;
    /** Id of the batch that it came in; null if it came alone. */
    batch_id: number | null;
    /** Its place in the batch, from 0; null if it came alone. */
    index: number | null;
    /** `invoice`, `completion` or `application`; null if it could not be read. */
    kind: Open<DocumentKind> | null;
    /** Its id in the accounting system; null if it could not be read. */
    guid: string | null;
    /** Its version in the accounting system; null if it could not be read. */
    data_version: string | null;
    /** Number of the document, as printed; null if it could not be read. */
    number: string | null;
    /** Name of the tenant as it was sent; null if it could not be read. */
    company: string | null;
    /** BIN of the tenant as it was sent; null if it could not be read. */
    bin: string | null;
    /** Sum with VAT in hundredths of the currency; null if it could not be read. */
    total: number | null;
    /** Currency of the sum, ISO 4217; null if it could not be read. */
    currency: string | null;
    /** What became of it. */
    outcome: ExchangeOutcome;
    /** Why it was refused, or warnings if it was not; the first 20. */
    problems: ExchangeProblem[];
    /** Number of further problems or warnings that are not listed. */
    more_problems: number;
    /** Id of the document in the portal; null if there is none, or if it was deleted. */
    document_id: number | null;
    /** Whether a tenant with this BIN is registered. If not, the document waits for the tenant. Null without a document. */
    known: boolean | null;
    /** When somebody put this refused row aside, because nothing has to be mended; null otherwise. RFC 3339 in UTC. */
    set_aside_at: string | null;
    /** Name of the user who put it aside; null if nobody did. */
    set_aside_by: string | null;
    /** When it was processed; for a waiting row when it came. RFC 3339 in UTC. */
    at: string;
}

/** A page of the rows that came. */
export interface ExchangeJournal extends List {
    /** Rows of this page, newest first. */
    items: ExchangeRow[];
    /** True if there are more than 1,000 rows; `total` is 1,000 then. */
    total_is_estimate?: boolean | undefined;
}

/** A row with the text that the accounting system sent. */
export interface ExchangeRowDetails extends ExchangeRow {
    /** The text that came, at most 100,000 characters; of a file its name and size. */
    raw: string;
    /** False if the text is gone, because the base has sent too many refused documents on that day; `raw` is empty then. */
    raw_kept: boolean;
}

/** Rows to process again. */
export interface ExchangeRepeat {
    /** Ids of refused rows, 1 to 1,000. */
    ids: number[];
}

/** What was done with the rows. */
export interface ExchangeRepeated {
    /** Rows that are processed again, because the cause was not in the accounting system. */
    repeated: number;
    /** Rows whose documents `changes` asks the accounting system to send again. */
    asked: number;
}

/** Rows to put aside. */
export interface ExchangeSetAside {
    /** Ids of refused rows, 1 to 1,000. */
    ids: number[];
}

/** What was put aside. */
export interface ExchangeSetAsideDone {
    /** Rows that were put aside now; rows that were before, and rows that are not refused, are not counted. */
    set_aside: number;
}

/** What came from a base on one day. */
export interface ExchangeDay {
    /** The day, in the time zone of Almaty. */
    day: string;
    /** Documents and files that came, refused ones too. */
    rows: number;
    /** How many of them were refused. */
    refused: number;
}

/** `running` some of its rows are still waiting, `done` all are processed. */
export type ExchangeBatchState = "running" | "done";

/** A batch of documents that came together, and how far it is. */
export interface ExchangeBatch {
    /** Batch id, for the filter of `exchange/journal`. */
    id: number;
    /** Id of the base that sent it. */
    base_id: number;
    /** Whether all rows are processed. */
    state: ExchangeBatchState;
    /** Number of rows. */
    total: number;
    /** Number of processed rows. */
    done: number;
    /** Number of new documents. */
    created: number;
    /** Number of new versions of documents. */
    renewed: number;
    /** Number of rows that were here already. */
    unchanged: number;
    /** Number of refused rows. */
    refused: number;
    /** When it came. RFC 3339 in UTC. */
    received_at: string;
    /** When its last row was processed; null before. RFC 3339 in UTC. */
    finished_at: string | null;
}

/** How the exchange with one base goes. */
export interface ExchangeBaseHealth {
    /** The base; `seen_at` is its last contact. */
    base: ExchangeBase;
    /** When its last row came; null if none did. RFC 3339 in UTC. */
    received_at: string | null;
    /** Rows of today in the time zone of Almaty. */
    rows_today: number;
    /** Refused rows of today. */
    refused_today: number;
    /** Refused rows of the last seven days. */
    refused_week: number;
    /** The last 14 days, today last. */
    days: ExchangeDay[];
    /** Rows that came and are not processed yet. */
    waiting_rows: number;
    /** Changes that it has not read and acknowledged yet. */
    waiting_changes: number;
    /** When the oldest of these changes was made; null if there is none. RFC 3339 in UTC. */
    oldest_change_at: string | null;
    /** How many BINs of its documents belong to no registered tenant. */
    unknown_tenants: number;
    /** Its latest batches, at most 5, newest first. */
    batches: ExchangeBatch[];
}

/** How the exchange goes, by base. */
export interface ExchangeHealth extends List {
    /** All bases that are not revoked, latest first. */
    items: ExchangeBaseHealth[];
}

/** What something was done to. `ad` an ad, `document` a document, `document_batch` the documents of a month, `signature` a signature that was checked later, `signatory` somebody who may sign for a company, `user` a person, `company` a tenant, `membership` a person in a company, `facility` a building, `department` a trading section, `invitation` an invitation, `tenant_application` a company that asks to be a tenant, `content` an entry of the centre's texts, `content_image` a picture of them, `dictionary` an entry of a dictionary, `search_word` a word of the search, `search_miss` a query that found nothing, `exchange_base` a base of the accounting system, `review` a review of an ad, `personal` personal data that staff have read, `part_request` a request for a part, `part_bar` somebody who may not ask or is not asked. */
export type AuditSubject = "ad" | "document" | "document_batch" | "signature" | "signatory" | "user" | "company" | "membership" | "facility" | "department" | "invitation" | "tenant_application" | "content" | "content_image" | "dictionary" | "search_word" | "search_miss" | "exchange_base" | "review" | "personal" | "part_request" | "part_bar";

/** What was done. The actions of `personal` are `showPhone`, `export` and `download` (of signatures and what proves them). */
export type AuditAction = "create" | "publish" | "needEdits" | "update" | "removeImage" | "takeDownImage" | "activate" | "up" | "unpublish" | "archive" | "delete" | "received" | "renewed" | "opened" | "downloaded" | "rejected" | "annulled" | "reminded" | "signed" | "countersigned" | "deleted" | "valid" | "invalid" | "void" | "added" | "ended" | "register" | "changePassword" | "restorePassword" | "add_administrator" | "reset_administrator" | "block" | "unblock" | "setRole" | "setDepartment" | "set_hours" | "remove_hours" | "set_rooms" | "end_tenancy" | "resume_tenancy" | "join" | "leave" | "remove" | "change_function" | "invite" | "decline" | "revoke" | "accept" | "refuse" | "keep" | "save" | "restore" | "reorder" | "withdraw" | "upload" | "rename" | "merge" | "hide" | "show" | "dismiss" | "renew" | "showPhone" | "export" | "download" | "widen" | "close" | "takeDown" | "answer" | "givePhone";

/** Which entries to return. Filters are combined; an omitted one does not limit. */
export interface AuditFilter {
    /** Only what this user did. */
    actor_id?: number | undefined;
    /** Only what was done to this kind of thing. */
    subject?: AuditSubject | undefined;
    /** Only what was done to the thing with this id; give `subject` too. */
    subject_id?: number | undefined;
    /** Only this action. */
    action?: AuditAction | undefined;
    /** First day, in the time zone of Almaty. */
    from?: string | undefined;
    /** Last day, in the time zone of Almaty. */
    till?: string | undefined;
    /** Only calls from this address. Of an IPv6 address its network counts. */
    address?: string | undefined;
}

/** Which entries to return, and which page of them. */
export interface AuditRequest extends AuditFilter {
    /** `next` of the page before, with the same filters; null or omitted for the first page. */
    cursor?: string | null | undefined;
    /** Number of entries on a page, 1 to 100; 50 by default. */
    limit?: number | undefined;
}

/** Who did something. */
export interface AuditPerson {
    /** User id. */
    id: number;
    /** Display name as it is now. */
    name: string;
    /** The role as it is now. */
    role_id: Open<RoleId>;
}

/** What something was done to. */
export interface AuditObject {
    /** What kind of thing it is. */
    subject: Open<AuditSubject>;
    /** Its id; 0 if it has none, such as the order of a set or an export. */
    id: number;
    /** What it is more exactly: the kind of a document, the set of an entry, the name of a dictionary, or what was read of `personal`. */
    of: string | null;
    /** What it is called: the title of an ad, the number of a document, the name of a person; null if nothing is known. */
    name: string | null;
    /** The page of it in the portal, without language; null if there is none. */
    path: string | null;
}

/** What has become different, and why. Null is what does not apply. */
export interface AuditDifference {
    /** The status before; null of something new. */
    from: number | null;
    /** The status after. */
    to: number | null;
    /** The reason: an AdReason, a DocumentReason, or what is wrong with a signature. */
    reason: string | null;
    /** What the person wrote. */
    comment: string | null;
    /** Names of the changed fields. */
    fields: string[];
    /** The name or the day before. */
    was: string | null;
    /** The name or the day after. */
    became: string | null;
    /** The version of a document or an entry. */
    version: number | null;
    /** How many things it was done to. */
    count: number | null;
    /** Whose signature it is. */
    side: Open<"tenant" | "centre"> | null;
    /** The role of a new person. */
    role_id: number | null;
    /** The kind of the file that was downloaded. */
    format: Open<"xlsx" | "csv" | "cms" | "copy" | "archive"> | null;
}

/** Something that was done, as it was written down when it happened. */
export interface AuditEntry {
    /** Id of the entry. */
    id: number;
    /** When it happened. RFC 3339 in UTC. */
    at: string;
    /** Who did it; null for the portal itself, its console and the accounting system. */
    who: AuditPerson | null;
    /** What was done. */
    action: Open<AuditAction>;
    /** What it was done to. */
    object: AuditObject;
    /** From which address: an IPv4 address or an IPv6 network. Null for what nobody called, and for entries of before addresses were kept. */
    address: string | null;
    /** What has become different. */
    difference: AuditDifference;
}

/** A page of the journal. */
export interface AuditPage extends List {
    /** Entries of this page, newest first. */
    items: AuditEntry[];
    /** True if there are more than 1,000 entries; `total` is 1,000 then. */
    total_is_estimate?: boolean | undefined;
}

/** The kind of a file. `xlsx` a spreadsheet, `csv` a text with semicolons in UTF-8 with a byte order mark. */
export type AuditFormat = "xlsx" | "csv";

/** Which entries to return, and in which kind of file. */
export interface AuditExportRequest extends AuditFilter {
    /** `xlsx` by default. */
    format?: AuditFormat | undefined;
}
