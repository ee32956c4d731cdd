// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

import type {
    Open,
    FlowCall,
    Credentials,
    RoleId,
    CompanyFunction,
    CompanyName,
    Membership,
    Language,
    Department,
    District,
    OwnApplication,
    User,
    SignedIn,
    FailureCode,
    FieldCode,
    FieldCodes,
    ContentSet,
    RuleGroup,
    InstructionAudience,
    ContentIcon,
    FocalPoint,
    ContentImageChoice,
    ContactPhone,
    ContactHours,
    HoursException,
    ContentFields,
    ContentImage,
    ContentState,
    ContentShowing,
    ContentAuthor,
    ContentItem,
    TradeGroup,
    Named,
    ShopDay,
    CompanySettings,
    DictionaryUses,
    PlaceUses,
    Plate,
    Failure,
    Registration,
    FlowPurpose,
    FlowStep,
    CodeState,
    Kind,
    KnownDetails,
    Invited,
    AccessFlow,
    LinkToken,
    Code,
    RegistrationDetails,
    AgreedVersions,
    RegistrationEnd,
    NewPassword,
    NewToken,
    PasswordSet,
    UserChanges,
    UserUpdate,
    PersonRequest,
    List,
    FacilityName,
    PersonCard,
    PersonPage,
    PersonSession,
    AdStatus,
    PersonAds,
    PersonName,
    PersonAct,
    BlockReason,
    PersonBlock,
    BlockEffects,
    PersonDetail,
    UserBlock,
    UserUnblock,
    UserRole,
    UserDepartment,
    UserText,
    WholeList,
    UserCard,
    UserCardList,
    DepartmentIds,
    DepartmentWithPeople,
    Facility,
    FacilityList,
    FacilityDraft,
    DepartmentDraft,
    MaybeAccessFlow,
    Session,
    SessionList,
    ActingCompany,
    PasswordProof,
    InvitationDraft,
    Invitation,
    InvitationList,
    InvitationAcceptance,
    InvitationToken,
    InvitationTold,
    EndReason,
    TenancyEnd,
    CompanyMember,
    FormerMember,
    ColleagueInvitation,
    DocumentKind,
    CompanyDocuments,
    EndEffects,
    CompanyDetail,
    CompanyRooms,
    TenancyEnding,
    ColleagueAction,
    Colleague,
    MembershipRequest,
    CompanyPeople,
    ColleagueDraft,
    ColleagueInvited,
    FunctionChange,
    HandOver,
    MembershipDecision,
    TenantApplication,
    TenantApplicationList,
    TenantDecision,
    Letter,
    LetterList,
    LetterText,
    AdList,
    AdKind,
    AdCondition,
    AdSort,
    AdFilter,
    AdPageRequest,
    Photo,
    AdRemark,
    AdAction,
    AdCard,
    AdQueryCorrected,
    AdQueryUnderstood,
    SearchClauseKind,
    SearchClause,
    AdFacetChoice,
    AdFacet,
    AdFacets,
    AdPage,
    AdAll,
    AdRoomsRequest,
    Room,
    RoomList,
    AdTitle,
    AdTitleReading,
    StagedPhotoForm,
    AdForm,
    Seller,
    AdRevision,
    Ad,
    AdDecision,
    AdPublication,
    AdRequest,
    AdPhone,
    AdUpdateForm,
    AdImage,
    AdReason,
    AdImageRemoval,
    AdRefusal,
    AdRemoval,
    AdActivation,
    AdBulk,
    AdBulkResult,
    AdBulkResults,
    AdEvent,
    AdCounts,
    PastRefusal,
    AdOwner,
    AdWatcher,
    AdWatchers,
    OpenComplaint,
    AdContactFlag,
    AdPriceFlag,
    AdPhotoFlag,
    AdFlags,
    AdModeration,
    QueueEntry,
    QueuedAd,
    QueueCounts,
    QueueStarts,
    PlannedPublication,
    ModerationQueue,
    ModerationPace,
    AdWatchReport,
    AdWatch,
    ComplaintReason,
    AdComplaint,
    AdComplaintResult,
    AdAddressPart,
    AdAddressParts,
    AdAddress,
    AdAddresses,
    ComplainedAd,
    ComplainedAds,
    ComplaintReview,
    CheckAddress,
    CheckVerdict,
    CheckedRoom,
    CheckedPaper,
    CopiedDocument,
    ComparedDigests,
    CheckedSide,
    SignatureState,
    CheckedRevocation,
    CheckedSignature,
    DocumentCheck,
    CheckedNumber,
    CheckForm,
    DocumentStatus,
    DocumentSort,
    DocumentFilter,
    DocumentPageRequest,
    DocumentAction,
    DocumentRow,
    DocumentPage,
    DocumentAll,
    DocumentStatusSum,
    DocumentSummary,
    DocumentTenant,
    DocumentTenantList,
    DocumentParty,
    DocumentContract,
    DocumentLine,
    DocumentVersion,
    SigningSide,
    SignaturePosition,
    SignatureAlgorithm,
    SignatureVerdict,
    SignatureFault,
    DocumentSignature,
    DocumentDecision,
    DocumentSum,
    Document,
    DocumentIds,
    DocumentEvent,
    DocumentHistory,
    DocumentRequest,
    DocumentExportRows,
    DocumentExportRequest,
    DocumentImportForm,
    DocumentImportSum,
    DocumentImportCode,
    DocumentImportProblem,
    DocumentImportResult,
    DocumentImportEvent,
    DocumentReason,
    DocumentRefusal,
    BatchFilter,
    BatchPageRequest,
    BatchAction,
    DocumentBatch,
    BatchPage,
    BatchAll,
    BatchRequest,
    BatchFields,
    BatchChange,
    BatchReminder,
    Reminded,
    DocumentStatusName,
    DocumentStatusList,
    DocumentCounts,
    SigningDocument,
    SigningRefusal,
    SigningSkipped,
    SigningSession,
    SubmittedSignature,
    SigningSubmission,
    SigningOutcome,
    SigningResult,
    SigningResults,
    EgovCodeRequest,
    EgovLinks,
    EgovCode,
    EgovState,
    EgovCodeState,
    EgovCodeEnd,
    SigningLinkRequest,
    SignatoryFilter,
    SignatoryAction,
    Signatory,
    SignatoryList,
    SignatoryDraft,
    NotificationFilter,
    NotificationRequest,
    NotificationType,
    NumberedDocument,
    NotificationAd,
    NotificationPartRequest,
    NotificationReview,
    NotificationThread,
    Notification,
    NotificationList,
    NotificationViews,
    NotificationCounts,
    RealtimeSettings,
    ChannelRequest,
    ChannelSignature,
    SuggestionKind,
    SuggestedFilter,
    Suggestion,
    SuggestionGroup,
    Suggestions,
    NearParts,
    SearchWordKind,
    SearchAliases,
    SearchAliasList,
    SearchWordOrigin,
    SearchWordRequest,
    SearchTarget,
    SearchWord,
    SearchWordPage,
    SearchWordDraft,
    SearchWordVersion,
    SearchWordChange,
    ShippedWordWish,
    SearchTargetList,
    SearchQuery,
    SearchReading,
    SearchMissRequest,
    SearchMiss,
    SearchMissPage,
    SearchMissName,
    RoomTenant,
    RoomCard,
    CompanyChange,
    CompanyUpdate,
    ShopDate,
    DoorPhotoForm,
    Brand,
    BrandList,
    Service,
    ServiceList,
    SparePart,
    SparePartList,
    DistrictList,
    Contact,
    Slide,
    SlideList,
    ContentHeading,
    Promotion,
    PromotionList,
    TextVersion,
    CentreText,
    AboutOption,
    AboutOptionList,
    Infrastructure,
    InfrastructureList,
    InfrastructureOption,
    InfrastructureOptionList,
    VehicleMaintenance,
    VehicleMaintenanceList,
    Partner,
    PartnerList,
    Rule,
    RuleList,
    Instruction,
    InstructionList,
    Tier,
    TierList,
    Award,
    AwardList,
    ContentSummary,
    ContentSummaryList,
    ContentItemList,
    ContentWarning,
    ContentVersion,
    ContentDetail,
    ContentActAbout,
    ContentActRequest,
    ContentAct,
    ContentActPage,
    ContentDraft,
    ContentSaved,
    ContentChange,
    ContentPublication,
    ContentSeen,
    ContentRestoration,
    ContentOrder,
    ContentImageForm,
    BrandDraft,
    DictionaryMerge,
    DictionaryMerged,
    ServiceDraft,
    SparePartDraft,
    DistrictEntry,
    DistrictEntryList,
    DistrictDraft,
    TradeGroupEntry,
    TradeGroupList,
    TradeGroupDraft,
    ExchangeBase,
    ExchangeBaseList,
    ExchangeBaseDraft,
    ExchangeBaseCreated,
    ExchangeOutcome,
    ExchangeJournalFilter,
    ExchangeJournalRequest,
    ExchangeCode,
    ExchangeProblem,
    ExchangeRow,
    ExchangeJournal,
    ExchangeRowDetails,
    ExchangeRepeat,
    ExchangeRepeated,
    ExchangeSetAside,
    ExchangeSetAsideDone,
    ExchangeDay,
    ExchangeBatchState,
    ExchangeBatch,
    ExchangeBaseHealth,
    ExchangeHealth,
    AuditSubject,
    AuditAction,
    AuditFilter,
    AuditRequest,
    AuditPerson,
    AuditObject,
    AuditDifference,
    AuditEntry,
    AuditPage,
    AuditFormat,
    AuditExportRequest,
} from './schemas.ts';

/** An operation as openapi-fetch can read it: its types take the object type in `number & {}` apart. */
type Wide<T> = T extends string
    ? (T extends object ? string : T)
    : T extends number
      ? (T extends object ? number : T)
      : T extends object
        ? { [Key in keyof T]: Wide<T[Key]> }
        : T;

export interface paths {
    "/api/user/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Signs in by e-mail or phone. After wrong attempts it slows down, per account and per address. The response is the same for an unknown login and a wrong password.
         */
        post: Wide<operations["auth"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a registration
         * @description Sends a code of six digits and a link to the address, and opens a flow that the browser keeps in a cookie. A repeated call for the same address sends another e-mail, at the earliest 60 seconds after the last one; the pause grows with each e-mail. During the pause no e-mail is sent to the mailbox, whoever calls; the response is the same. If the address already has a user, the response and its time are the same, and the owner gets an e-mail that says so.
         */
        post: Wide<operations["registerUser"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start to restore access
         * @description Sends a code and a link to the address, as `registration` does, if a user has it. If no user has the address, the response and its time are the same.
         */
        get: Wide<operations["restoreAccess"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow the link of an e-mail
         * @description Continues with the link that an e-mail contains beside the code. No code is needed, because the link was sent to the address. Opens a new flow with the purpose of the e-mail and ends the flow that requested the e-mail. A link is valid for two hours, for one use, and until a password is set.
         */
        post: Wide<operations["followAccessLink"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/codeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code
         * @description A code is valid for ten minutes, five attempts and one use. `errors.code` distinguishes a wrong code (`code_wrong`), an expired one (`code_expired`) and one without attempts left (`code_used_up`).
         */
        post: Wide<operations["checkCode"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the details of a registration
         * @description The details are those of a person, or of a company with its BIN and the rooms it wants. May be called again until the registration is finished. A company is a limited user until an administrator has confirmed it as a tenant.
         */
        post: Wide<operations["registrationNext"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a registration
         * @description Takes the password and the consents, with the publications of the texts that were shown, creates the user and signs in.
         */
        post: Wide<operations["finishRegistration"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password
         * @description Sets the password of the signed-in user, who gives the current password, or of the user of a restore flow whose code has been checked. Any other id returns 404. All other sessions of the user end; the current session continues with a new token, and its old token becomes invalid.
         */
        post: Wide<operations["setPassword"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the current user
         * @description Updates the current user; any other id returns 404. Omitted fields stay as they are. The phone may be changed 20 times an hour.
         */
        post: Wide<operations["updateUser"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of the people
         * @description For staff. Returns people by name, blocked ones too. Every word of the text has to be found, as `findUsers` finds it. The text is a body, so that no log keeps it.
         */
        post: Wide<operations["personPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person
         * @description For staff. Returns a person with companies, rooms, numbers of ads, the last acts and the history of blocks; for administrators also sessions, and what a block would end.
         */
        get: Wide<operations["personDetail"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block a person
         * @description For administrators who have proved their password in the last 10 minutes. Ends sessions, live connections, open signing sessions, restores of access and open invitations to the address, and takes down the ads; documents, history and authorship stay. The person is told by letter. Blocking a blocked person changes nothing.
         */
        post: Wide<operations["blockUser"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/unblock/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unblock a person
         * @description For administrators who have proved their password in the last 10 minutes. The person may sign in again and is told by letter; ads stay down. Unblocking a person who is not blocked changes nothing.
         */
        post: Wide<operations["unblockUser"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/setRole/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role of a person
         * @description For administrators who have proved their password in the last 10 minutes. The role counts from the next request on. A person with a company stays a tenant (`has_company`), and the last administrator stays one (`last_administrator`).
         */
        post: Wide<operations["setUserRole"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/setDepartment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the trading section of a person
         * @description For administrators. The building follows from the section.
         */
        post: Wide<operations["setUserDepartment"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Users found by a text
         * @description For staff. Every word of the text has to be found: in the name, the company or the e-mail address, with Kazakh letters or without them; as the number of a rented room; as the beginning of a BIN; or in the phone, however it is written. A text without letters and digits finds nobody. The text is a body, so that no log keeps it.
         */
        post: Wide<operations["findUsers"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUserByDepartmentsId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Users of several departments
         * @description For staff.
         */
        post: Wide<operations["usersOfDepartments"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getUserByDepartmentId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of a department
         * @description For staff.
         */
        get: Wide<operations["usersOfDepartment"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/getByFacilityId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of a facility
         * @description For staff.
         */
        get: Wide<operations["usersOfFacility"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facility/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facilities and their departments
         * @description For staff. The facilities and departments by which users can be looked up.
         */
        get: Wide<operations["listFacilities"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facility/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a building
         * @description For administrators. Adds a building; people may be put into it at once.
         */
        post: Wide<operations["createFacility"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facility/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a building
         * @description For administrators. Changes the names and the address of a building.
         */
        post: Wide<operations["updateFacility"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facility/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a building
         * @description For administrators. Deletes a building without trading sections.
         */
        post: Wide<operations["deleteFacility"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/department/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a trading section
         * @description For administrators. Adds a trading section; people may be put into it at once.
         */
        post: Wide<operations["createDepartment"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/department/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a trading section
         * @description For administrators. Renames a trading section, or moves it into another building; its people move with it.
         */
        post: Wide<operations["updateDepartment"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/department/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a trading section
         * @description For administrators. Deletes a trading section that nobody belongs to and nobody is invited into.
         */
        post: Wide<operations["deleteDepartment"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current user
         * @description Returns null for a guest.
         */
        get: Wide<operations["me"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the cookie or the token. Does nothing without a session.
         */
        post: Wide<operations["signOut"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/flow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current flow
         * @description Returns the state of the registration, invitation or restore of access in progress, for pages that are opened in the middle of it. Null if there is none.
         */
        get: Wide<operations["currentFlow"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/leaveFlow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the flow
         * @description Deletes the current flow, to start again with another address.
         */
        post: Wide<operations["leaveFlow"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions of the current user
         * @description Returns the sessions of the current user, newest first.
         */
        get: Wide<operations["listSessions"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/actFor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act for another company
         * @description Chooses for which of their companies the user acts in this session: documents, ads, notifications and counters are those of that company from now on. A company that the user does not belong to returns 404.
         */
        post: Wide<operations["actFor"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/end/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Ends a session of the current user. Another user's session returns 404.
         */
        post: Wide<operations["endSession"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/endOthers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the current user except this one.
         */
        post: Wide<operations["endOtherSessions"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the password again
         * @description Acts that could do harm ask for the password again when it was last proved more than 10 minutes ago (`password_again`). A wrong password is counted like one of a sign-in. Other sessions do not change.
         */
        post: Wide<operations["proveSession"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user
         * @description For administrators. Sends an e-mail with a link that is valid for 7 days and starts a registration with role, department and rooms set. If the same address is invited again, it gets a new link and the old one becomes invalid.
         */
        post: Wide<operations["inviteUser"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending invitations
         * @description For administrators. Returns invitations that are neither used nor expired, newest first.
         */
        get: Wide<operations["listInvitations"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/revoke/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an invitation
         * @description For administrators. The link becomes invalid at once, and a registration that it started ends.
         */
        post: Wide<operations["revokeInvitation"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Starts the registration of an invitation. No code is needed, because the link was sent to the address. For a link that an owner has passed on, `email` says who registers, and a code is sent there. Whoever has a user joins instead (`company/join`).
         */
        post: Wide<operations["acceptInvitation"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation says
         * @description Returns who invites, and as what, to whoever has the link. Nothing changes.
         */
        post: Wide<operations["readInvitation"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation to a company
         * @description Ends an invitation of an owner; its link becomes invalid at once, and the owner is told. The token is enough, nobody needs to be signed in.
         */
        post: Wide<operations["declineInvitation"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company
         * @description For staff. Returns a company with rooms, people and those of before, open invitations, numbers of ads and documents; for administrators also what an end of its tenancy would end. A company whose tenancy has ended is still there.
         */
        get: Wide<operations["companyDetail"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/setRooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the rooms of a company
         * @description For administrators. Gives a company free rooms and takes others away, in one act. An ad that names a room which is taken away loses it; an ad without a room then names those that were given, or else all that the company has. The owners are told by letter. A company whose tenancy goes on keeps at least one room (`required`). A room of another company is `occupied`, and `occupied` of the answer names it. The same rooms again change nothing.
         */
        post: Wide<operations["setCompanyRooms"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/endTenancy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the tenancy of a company
         * @description For administrators who have proved their password in the last 10 minutes. In one transaction rooms become free, ads come down, everybody stops belonging to the company, signing sessions, invitations and requests end. People without another company become limited users; owners and accountants still read its documents. The owners are told by letter. If the tenancy has ended already, the call fails with `changed_meanwhile`.
         */
        post: Wide<operations["endTenancy"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the company
         * @description For owners: who belongs to the company for which the user acts, who is invited, and who asks to be accepted.
         */
        get: Wide<operations["listColleagues"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody to the company
         * @description For owners. With an address an e-mail goes there; without one the answer has a link, which the owner passes on. Either is valid for 7 days and for one person. If the same address is invited again, it gets a new link and the old one becomes invalid. The answer does not reveal whether an address has a user.
         */
        post: Wide<operations["inviteColleague"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an invitation to the company
         * @description For owners. The link becomes invalid at once, and a registration that it started ends.
         */
        post: Wide<operations["withdrawInvitation"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/changeFunction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what somebody does for the company
         * @description For owners. The person is told by an e-mail. The only owner stays one (`last_owner`), also if blocked.
         */
        post: Wide<operations["changeFunction"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/handOver/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a colleague an owner
         * @description For owners. The colleague becomes an owner; the current user stays one, or has another function from then on.
         */
        post: Wide<operations["handOver"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove somebody from the company
         * @description For owners. The membership ends at once, with the signing sessions for this company; who belongs to no other company is signed out everywhere and becomes a limited user. What the person did stays. The person is told by an e-mail.
         */
        post: Wide<operations["removeColleague"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject somebody who asks to join
         * @description For owners. About a person who has registered with the BIN of the company. The person gets an e-mail in both cases. The first of two decisions counts.
         */
        post: Wide<operations["decideMembershipRequest"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a company by an invitation
         * @description Makes the current user one of the people of the company that invites, and acts for it in this session from now on. Staff cannot join (`forbidden`); a member of that company gets `action_not_allowed`.
         */
        post: Wide<operations["joinCompany"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/leave/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a company
         * @description Ends the own membership of a company; the session goes on for what remains. The only owner cannot leave (`last_owner`).
         */
        post: Wide<operations["leaveCompany"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenantApplication/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies waiting for confirmation
         * @description For administrators. Oldest first.
         */
        get: Wide<operations["listTenantApplications"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tenantApplication/decide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm or reject a company as a tenant
         * @description For administrators. If confirmed, the user becomes a tenant with this BIN and those of the given rooms that are free; if rejected, they stay a limited user. They get an e-mail in both cases. The first of two decisions counts.
         */
        post: Wide<operations["decideTenantApplication"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * E-mails in the data folder
         * @description Without a mail server, e-mails are kept in the data folder. Needs the token that the portal printed to the console at start. With a mail server every call returns 404.
         */
        get: Wide<operations["listLetters"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an e-mail from the data folder
         * @description Returns the e-mail as text and as HTML.
         */
        get: Wide<operations["readLetter"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of ads
         * @description Returns ads by list, filters and cursor. Guests see only the catalogue. If nothing matches, the page is empty.
         */
        post: Wide<operations["adPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All ads that match a filter
         * @description Like `pagination`, but without pages and with at most 1,000 rows, for pickers and exports.
         */
        post: Wide<operations["allAds"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rooms that an ad may name
         * @description Returns the rooms of the current user; staff may specify another user by `user_id`. Empty for users who rent no room.
         */
        post: Wide<operations["adRooms"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/readTitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a title of an ad says
         * @description Returns the brand, the part and the service that the title of an ad names, as the search understands it: of a model its brand.
         *     What may be several things is null. Nothing is stored.
         */
        post: Wide<operations["readTitle"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/stagePhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo before its ad
         * @description Stores one photo while its ad is still being written. Only the current user sees it, and `create` and `update` refer to it by
         *     its key in `photo_order`. A photo that no ad has taken within 24 hours is deleted. At most 300 photos in an hour.
         */
        post: Wide<operations["stagePhoto"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an ad
         * @description Creates an ad with its photos and submits it for moderation (status 10). All or nothing: if a photo is rejected, the
         *     error names its index and nothing is stored.
         */
        post: Wide<operations["createAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an ad
         * @description For staff. Makes the newest revision public for 30 days. The first publication sets the place of the ad in the catalogue. With
         *     `undo_seconds` this happens later, unless `undoPublication` or another action on the ad comes first.
         */
        post: Wide<operations["publishAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/undoPublish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a publication
         * @description For staff. Undoes a publication that was requested with `undo_seconds` and has not taken effect: the ad waits in its old place of
         *     the queue. 409 `action_not_allowed` if no publication is planned, or not any more.
         */
        post: Wide<operations["undoPublication"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/getById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an ad
         * @description Returns the live revision to everyone. The owner and staff get the newest revision if none is live or if `revision` requests it.
         */
        post: Wide<operations["getAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/count/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of ads that need attention
         * @description For staff the number of ads in moderation, for others the number of their own ads that were sent back. Only for the current user's id.
         */
        get: Wide<operations["countAds"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/showPhone/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal the phone
         * @description Returns the phone and counts the view. Limited per user and per address. The owner and staff get the phone of the newest revision, uncounted, even if the ad is not live.
         */
        post: Wide<operations["showPhone"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an ad
         * @description Takes the same form as the creation. An edit by the owner waits for a moderator (status 15; 10 stays 10) while the approved
         *     revision stays public. An edit by staff changes the ad in place, and is public at once unless an edit is waiting. `id` must equal
         *     the id in the path. `version` is the version that was opened; if the ad has another one by now, the response is 409 `changed_meanwhile`.
         */
        post: Wide<operations["updateAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/removeImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a photo from an ad
         * @description Does the same as an update that only removes one photo. `key` is a photo of the newest revision.
         */
        post: Wide<operations["removeAdImage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/takeDownImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a photo down
         * @description For staff. Removes one photo from every revision of an ad, public and waiting ones, with a coded reason. The ad keeps its
         *     status, its other photos and its place in the queue. The owner is notified; nobody can fetch the photo any more.
         */
        post: Wide<operations["takeDownAdImage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/needEdits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an ad back
         * @description For staff. Sends the newest revision back to the owner (status 20) with a coded reason and a comment. The public revision stays public.
         */
        post: Wide<operations["needEdits"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/unpublish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unpublish an ad
         * @description For the owner, or for staff with a reason. A waiting edit keeps its status (15 or 20); otherwise the status becomes 30.
         */
        post: Wide<operations["unpublishAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an ad
         * @description For the owner or staff. The ad is no longer public (status 40).
         */
        post: Wide<operations["archiveAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an ad
         * @description The owner may delete an ad in any status except 31, even while an approved revision is live; staff may delete any ad and must
         *     give a reason. The ad is marked as deleted: it disappears from the catalogue and every list at once, every call on it returns
         *     404, and no call restores it. Its history is kept, and staff still see why it was deleted.
         */
        post: Wide<operations["deleteAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/activate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew an ad
         * @description An ad with status 30 or 40 is published again for 30 days if it is unchanged since its approval and staff did not remove it;
         *     otherwise it goes to moderation (15). An ad in its last three days is extended by 30 days. `token`, from the e-mail that
         *     announced the end of the term, authorises the call as the owner, signed in or not.
         */
        post: Wide<operations["activateAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/up/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise an ad
         * @description Moves the ad to the top of the catalogue, once in 24 hours. Nothing else changes.
         */
        post: Wide<operations["raiseAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on many ads
         * @description For staff. Publishes or archives up to 100 ads. Each ad is decided independently and has its own result, in the order of the request.
         */
        post: Wide<operations["bulkAds"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/moderation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an ad for moderation
         * @description For staff. Returns the ad before and after its edit, its history, its owner, and the next ad in the queue.
         */
        get: Wide<operations["adModeration"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The queue of the moderators
         * @description For staff. Returns the ads that wait for a moderator, those that have waited longest first, or those around one of them, and how many there are of each kind.
         */
        get: Wide<operations["moderationQueue"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a decision takes
         * @description For signed-in users. Returns how long it lately took from handing in an ad or its edit to the decision of a moderator.
         */
        get: Wide<operations["moderationPace"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/watch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that an ad is open
         * @description For staff. The moderation page of an ad calls this every 15 seconds, so that moderators see who else has the ad open. `leave`
         *     reports that the page was closed; without a report a moderator is forgotten after 40 seconds.
         */
        post: Wide<operations["watchAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/complain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complain about an ad
         * @description Tells the moderators what is wrong with a published ad. Guests may too. A visitor has one open complaint about an ad: until a moderator
         *     has reviewed it, another one is answered but not added. Limited per user and per network.
         */
        post: Wide<operations["complainAboutAd"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/addressParts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts of the list of all published ads
         * @description Returns the parts into which `addresses` divides the published ads by id, for an index of a sitemap: 20,000 ids in each. A part
         *     without published ads is left out, and an ad never moves to another part.
         */
        get: Wide<operations["adAddressParts"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published ads by id
         * @description Returns the ids of published ads in one part, ascending, 2,500 at a time, with the moment at which what the public sees of an ad has
         *     last changed. `after` continues from the last id of the answer before; an answer with fewer rows is the last one.
         */
        get: Wide<operations["adAddresses"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ads with complaints
         * @description For staff. Returns the ads that visitors complain about and whose complaints no moderator has reviewed, those that have waited longest first.
         */
        get: Wide<operations["complainedAds"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userBanner/reviewComplaints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark complaints as reviewed
         * @description For staff. Closes the open complaints about an ad up to the newest one that the moderator has seen. The ad itself does not change.
         */
        post: Wide<operations["reviewComplaints"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo/{key}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A photo
         * @description Returns one of the stored sizes of a photo. A photo is public while it is in a live revision. A photo that is only in a waiting
         *     or an old revision is returned only to the owner and staff, and a photo of `stagePhoto` only to the user who uploaded it. If the ad was deleted, the photo was taken down or never existed: 404.
         */
        get: Wide<operations["getPhoto"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentCheck/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the document of a QR code
         * @description Returns what is true of the document whose address was scanned, with number, date, sum and rooms to compare with the paper. A document
         *     that was deleted or never existed, and a wrong secret, give 404 alike. At most 60 checks in ten minutes from one address.
         */
        post: Wide<operations["checkAddress"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentCheck/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether there is a document with an id
         * @description Says only whether there is such a document: ids can be counted through. Whether it is genuine and who has signed it is returned by
         *     `checkAddress`, for the secret part of the address in its QR code. At most 60 checks in ten minutes from one address, together with those.
         */
        get: Wide<operations["checkNumber"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documentCheck/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a file and its signatures
         * @description Verifies the signatures of an uploaded file and forgets both. Files are recognised by their content: a ZIP file of the portal, or
         *     signatures (`.cms`, DER, PEM or Base64) and one other file. A document of the portal may come without signatures; then the
         *     stored ones count, also those of a copy with a signature sheet (`copy_of`). At most 20 checks in ten minutes from one address.
         */
        post: Wide<operations["checkUpload"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of invoices
         * @description Returns documents by filters and cursor. Tenants get their own, staff those of all tenants. If nothing matches, the page is empty.
         */
        post: Wide<operations["invoicePage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All invoices that match a filter
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["invoiceAll"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts and sums of invoices
         * @description Returns how many documents match a filter, and their sums by status and currency.
         */
        post: Wide<operations["invoiceSummary"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tenants with the sums of their invoices
         * @description For staff. Returns the tenants whose documents match a filter, with counts and sums by status.
         */
        post: Wide<operations["invoiceTenants"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/getByRid/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoices of a batch
         * @description Returns the documents of a batch that the current user may see, by tenant and number.
         */
        get: Wide<operations["invoiceByRid"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/getById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the invoices
         * @description Returns a document with its lines, its parties and its versions. Nothing changes; `setView` marks it as read.
         */
        get: Wide<operations["invoiceGet"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/setView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark invoices as read
         * @description For tenants: their documents with these ids are no longer `unread`. Other ids are ignored.
         */
        post: Wide<operations["invoiceSetView"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of the invoices
         * @description Returns who did what with the document, and when.
         */
        get: Wide<operations["invoiceHistory"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/preview/{id}/{version}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a page
         * @description Returns a page of the PDF as a picture. Looking is no download: nothing changes.
         */
        get: Wide<operations["invoicePreview"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download one of the invoices
         * @description Returns the PDF. The first download of an invoice by its tenant makes its status 2; downloads by staff change nothing.
         */
        post: Wide<operations["invoiceDownload"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/downloadAll/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a batch of invoices
         * @description Returns the PDFs of a batch that the current user may see, as a ZIP file that is sent while it is made. Has the effects of a download of each.
         */
        get: Wide<operations["invoiceDownloadAll"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/downloadByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download chosen invoices
         * @description Returns the PDFs as a ZIP file that is sent while it is made. If one of the ids does not exist or is foreign, nothing is sent (404). Has the effects of a download of each.
         */
        post: Wide<operations["invoiceDownloadByIds"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoices as a spreadsheet
         * @description Returns all documents that match a filter as an .xlsx file in the requested order and language, with the sums of each currency at the end. Sent while it is read. Nothing changes.
         */
        post: Wide<operations["invoiceExport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/importTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A spreadsheet to fill in with invoices
         * @description For administrators and managers. Returns an .xlsx file in the requested language with the columns that `import` reads, a sheet that explains them, and a sheet with the details of the centre.
         */
        get: Wide<operations["invoiceImportTemplate"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/importCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a spreadsheet with invoices
         * @description For administrators and managers. Reads a filled-in template and returns what `import` would do, and everything that is wrong with it. Nothing is written.
         */
        post: Wide<operations["invoiceImportCheck"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import invoices from a spreadsheet
         * @description For administrators and managers. Checks a filled-in template again and stores all of its documents, or none. The response is NDJSON, one `DocumentImportEvent`
         *     on a line: some with `state` `running`, and a last one with `done`, `refused` or `failed`. If the client closes the connection before the end, nothing is stored.
         *     A document with the same number, date and tenant that staff have imported before is left alone if it says the same, and gets a new version if it does not.
         */
        post: Wide<operations["invoiceImport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject one of the invoices
         * @description For the tenant of a new document. The accounting system reads the reason and sends a corrected version.
         */
        post: Wide<operations["invoiceReject"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/annul/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul one of the invoices
         * @description For administrators and managers; for administrators alone if both sides have signed. Files and signatures are kept.
         */
        post: Wide<operations["invoiceAnnul"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/delete/{rid}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete one of the invoices
         * @description For administrators and managers, while the document is new. It disappears from all lists.
         */
        get: Wide<operations["invoiceDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of batches of invoices
         * @description Returns the batches that contain documents of the current user, or all batches for staff, latest month first.
         */
        post: Wide<operations["invoiceDatePage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All batches of invoices
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["invoiceDateList"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a batch of invoices
         * @description Returns one batch.
         */
        post: Wide<operations["invoiceDateGet"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the due date of a batch of invoices
         * @description For administrators and managers.
         */
        post: Wide<operations["invoiceDateUpdate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a batch of invoices
         * @description For administrators and managers, while all of its documents are new. Its documents are deleted with it.
         */
        get: Wide<operations["invoiceDateDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceDate/remind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind tenants of a batch of invoices
         * @description For administrators and managers. Sends a notification and an e-mail to each tenant who has not acted yet, at most once a day.
         */
        post: Wide<operations["invoiceDateRemind"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoiceStatus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses of invoices
         * @description Returns all statuses with their names in both languages.
         */
        get: Wide<operations["invoiceStatuses"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of acts
         * @description Returns documents by filters and cursor. Tenants get their own, staff those of all tenants. If nothing matches, the page is empty.
         */
        post: Wide<operations["completionPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All acts that match a filter
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["completionAll"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts and sums of acts
         * @description Returns how many documents match a filter, and their sums by status and currency.
         */
        post: Wide<operations["completionSummary"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tenants with the sums of their acts
         * @description For staff. Returns the tenants whose documents match a filter, with counts and sums by status.
         */
        post: Wide<operations["completionTenants"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/getByRid/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The acts of a batch
         * @description Returns the documents of a batch that the current user may see, by tenant and number.
         */
        get: Wide<operations["completionByRid"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/getById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of the acts
         * @description Returns a document with its lines, its parties and its versions. Nothing changes; `setView` marks it as read.
         */
        get: Wide<operations["completionGet"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/setView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark acts as read
         * @description For tenants: their documents with these ids are no longer `unread`. Other ids are ignored.
         */
        post: Wide<operations["completionSetView"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of the acts
         * @description Returns who did what with the document, and when.
         */
        get: Wide<operations["completionHistory"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/preview/{id}/{version}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a page
         * @description Returns a page of the PDF as a picture. Looking is no download: nothing changes.
         */
        get: Wide<operations["completionPreview"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download one of the acts
         * @description Returns the PDF. The first download of an invoice by its tenant makes its status 2; downloads by staff change nothing.
         */
        post: Wide<operations["completionDownload"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/downloadAll/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a batch of acts
         * @description Returns the PDFs of a batch that the current user may see, as a ZIP file that is sent while it is made. Has the effects of a download of each.
         */
        get: Wide<operations["completionDownloadAll"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/downloadByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download chosen acts
         * @description Returns the PDFs as a ZIP file that is sent while it is made. If one of the ids does not exist or is foreign, nothing is sent (404). Has the effects of a download of each.
         */
        post: Wide<operations["completionDownloadByIds"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts as a spreadsheet
         * @description Returns all documents that match a filter as an .xlsx file in the requested order and language, with the sums of each currency at the end. Sent while it is read. Nothing changes.
         */
        post: Wide<operations["completionExport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/importTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A spreadsheet to fill in with acts
         * @description For administrators and managers. Returns an .xlsx file in the requested language with the columns that `import` reads, a sheet that explains them, and a sheet with the details of the centre.
         */
        get: Wide<operations["completionImportTemplate"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/importCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a spreadsheet with acts
         * @description For administrators and managers. Reads a filled-in template and returns what `import` would do, and everything that is wrong with it. Nothing is written.
         */
        post: Wide<operations["completionImportCheck"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import acts from a spreadsheet
         * @description For administrators and managers. Checks a filled-in template again and stores all of its documents, or none. The response is NDJSON, one `DocumentImportEvent`
         *     on a line: some with `state` `running`, and a last one with `done`, `refused` or `failed`. If the client closes the connection before the end, nothing is stored.
         *     A document with the same number, date and tenant that staff have imported before is left alone if it says the same, and gets a new version if it does not.
         */
        post: Wide<operations["completionImport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject one of the acts
         * @description For the tenant of a new document. The accounting system reads the reason and sends a corrected version.
         */
        post: Wide<operations["completionReject"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/annul/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul one of the acts
         * @description For administrators and managers; for administrators alone if both sides have signed. Files and signatures are kept.
         */
        post: Wide<operations["completionAnnul"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completion/delete/{rid}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete one of the acts
         * @description For administrators and managers, while the document is new. It disappears from all lists.
         */
        get: Wide<operations["completionDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of batches of acts
         * @description Returns the batches that contain documents of the current user, or all batches for staff, latest month first.
         */
        post: Wide<operations["completionDatePage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All batches of acts
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["completionDateList"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a batch of acts
         * @description Returns one batch.
         */
        post: Wide<operations["completionDateGet"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the due date of a batch of acts
         * @description For administrators and managers.
         */
        post: Wide<operations["completionDateUpdate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a batch of acts
         * @description For administrators and managers, while all of its documents are new. Its documents are deleted with it.
         */
        get: Wide<operations["completionDateDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionDate/remind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind tenants of a batch of acts
         * @description For administrators and managers. Sends a notification and an e-mail to each tenant who has not acted yet, at most once a day.
         */
        post: Wide<operations["completionDateRemind"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionStatus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses of acts
         * @description Returns all statuses with their names in both languages.
         */
        get: Wide<operations["completionStatuses"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of appendices
         * @description Returns documents by filters and cursor. Tenants get their own, staff those of all tenants. If nothing matches, the page is empty.
         */
        post: Wide<operations["applicationPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All appendices that match a filter
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["applicationAll"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counts and sums of appendices
         * @description Returns how many documents match a filter, and their sums by status and currency.
         */
        post: Wide<operations["applicationSummary"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tenants with the sums of their appendices
         * @description For staff. Returns the tenants whose documents match a filter, with counts and sums by status.
         */
        post: Wide<operations["applicationTenants"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/getByRid/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appendices of a batch
         * @description Returns the documents of a batch that the current user may see, by tenant and number.
         */
        get: Wide<operations["applicationByRid"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/getById/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an appendix
         * @description Returns a document with its lines, its parties and its versions. Nothing changes; `setView` marks it as read.
         */
        get: Wide<operations["applicationGet"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/setView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark appendices as read
         * @description For tenants: their documents with these ids are no longer `unread`. Other ids are ignored.
         */
        post: Wide<operations["applicationSetView"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to one of the appendices
         * @description Returns who did what with the document, and when.
         */
        get: Wide<operations["applicationHistory"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/preview/{id}/{version}/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a page
         * @description Returns a page of the PDF as a picture. Looking is no download: nothing changes.
         */
        get: Wide<operations["applicationPreview"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download one of the appendices
         * @description Returns the PDF. The first download of an invoice by its tenant makes its status 2; downloads by staff change nothing.
         */
        post: Wide<operations["applicationDownload"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/downloadAll/{rid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a batch of appendices
         * @description Returns the PDFs of a batch that the current user may see, as a ZIP file that is sent while it is made. Has the effects of a download of each.
         */
        get: Wide<operations["applicationDownloadAll"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/downloadByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download chosen appendices
         * @description Returns the PDFs as a ZIP file that is sent while it is made. If one of the ids does not exist or is foreign, nothing is sent (404). Has the effects of a download of each.
         */
        post: Wide<operations["applicationDownloadByIds"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appendices as a spreadsheet
         * @description Returns all documents that match a filter as an .xlsx file in the requested order and language, with the sums of each currency at the end. Sent while it is read. Nothing changes.
         */
        post: Wide<operations["applicationExport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/importTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A spreadsheet to fill in with appendices
         * @description For administrators and managers. Returns an .xlsx file in the requested language with the columns that `import` reads, a sheet that explains them, and a sheet with the details of the centre.
         */
        get: Wide<operations["applicationImportTemplate"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/importCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a spreadsheet with appendices
         * @description For administrators and managers. Reads a filled-in template and returns what `import` would do, and everything that is wrong with it. Nothing is written.
         */
        post: Wide<operations["applicationImportCheck"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import appendices from a spreadsheet
         * @description For administrators and managers. Checks a filled-in template again and stores all of its documents, or none. The response is NDJSON, one `DocumentImportEvent`
         *     on a line: some with `state` `running`, and a last one with `done`, `refused` or `failed`. If the client closes the connection before the end, nothing is stored.
         *     A document with the same number, date and tenant that staff have imported before is left alone if it says the same, and gets a new version if it does not.
         */
        post: Wide<operations["applicationImport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/reject/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject one of the appendices
         * @description For the tenant of a new document. The accounting system reads the reason and sends a corrected version.
         */
        post: Wide<operations["applicationReject"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/annul/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annul one of the appendices
         * @description For administrators and managers; for administrators alone if both sides have signed. Files and signatures are kept.
         */
        post: Wide<operations["applicationAnnul"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/delete/{rid}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete one of the appendices
         * @description For administrators and managers, while the document is new. It disappears from all lists.
         */
        get: Wide<operations["applicationDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A page of batches of appendices
         * @description Returns the batches that contain documents of the current user, or all batches for staff, latest month first.
         */
        post: Wide<operations["applicationDatePage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All batches of appendices
         * @description Like `pagination`, but without pages and with at most 1,000 rows.
         */
        post: Wide<operations["applicationDateList"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a batch of appendices
         * @description Returns one batch.
         */
        post: Wide<operations["applicationDateGet"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the due date of a batch of appendices
         * @description For administrators and managers.
         */
        post: Wide<operations["applicationDateUpdate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delete a batch of appendices
         * @description For administrators and managers, while all of its documents are new. Its documents are deleted with it.
         */
        get: Wide<operations["applicationDateDelete"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationDate/remind/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind tenants of a batch of appendices
         * @description For administrators and managers. Sends a notification and an e-mail to each tenant who has not acted yet, at most once a day.
         */
        post: Wide<operations["applicationDateRemind"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationStatus/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Statuses of appendices
         * @description Returns all statuses with their names in both languages.
         */
        get: Wide<operations["applicationStatuses"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document/count/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of documents that wait for the user
         * @description Returns the number of documents of each kind that wait for the current user. Only for the current user's id.
         */
        get: Wide<operations["countDocuments"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/start/{id}/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign one of the acts
         * @description Opens a session: the bytes of the PDF are fixed, and the user has ten minutes after each signature. Tenants sign new documents, administrators and managers
         *     countersign those that the tenant has signed. `user_id` must be the current user's.
         */
        get: Wide<operations["completionSignatureStart"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/multipleStart/{rid}/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign a batch of acts
         * @description Like `start`, for all documents of a batch that the user can sign now, or for those that `ids` names. Of the named ones, those that cannot be signed now
         *     are in `skipped`; one that does not exist or is foreign is there with `document_deleted`. If none of them exists, the answer is 404, and if nothing can be signed, 409.
         */
        get: Wide<operations["completionSignatureMultipleStart"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/file/{session_id}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of one of the acts that are signed
         * @description Returns the PDF of a document of a session. Only for the user who opened the session, until it ends.
         */
        get: Wide<operations["completionSignatureFile"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the signature of one of the acts
         * @description Verifies each signature and signs the document with it. A repeat of a signature that was taken returns the stored result. Another user's session fails with
         *     `signing_of_another`, one that has ended with `signing_over`.
         */
        post: Wide<operations["completionSignatureCreate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/multipleCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send signatures of acts
         * @description Verifies each signature and signs the document with it. A repeat of a signature that was taken returns the stored result. Another user's session fails with
         *     `signing_of_another`, one that has ended with `signing_over`.
         */
        post: Wide<operations["completionSignatureMultipleCreate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/start/{id}/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign an appendix
         * @description Opens a session: the bytes of the PDF are fixed, and the user has ten minutes after each signature. Tenants sign new documents, administrators and managers
         *     countersign those that the tenant has signed. `user_id` must be the current user's.
         */
        get: Wide<operations["applicationSignatureStart"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/multipleStart/{rid}/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign a batch of appendices
         * @description Like `start`, for all documents of a batch that the user can sign now, or for those that `ids` names. Of the named ones, those that cannot be signed now
         *     are in `skipped`; one that does not exist or is foreign is there with `document_deleted`. If none of them exists, the answer is 404, and if nothing can be signed, 409.
         */
        get: Wide<operations["applicationSignatureMultipleStart"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/file/{session_id}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bytes of an appendix that are signed
         * @description Returns the PDF of a document of a session. Only for the user who opened the session, until it ends.
         */
        get: Wide<operations["applicationSignatureFile"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the signature of an appendix
         * @description Verifies each signature and signs the document with it. A repeat of a signature that was taken returns the stored result. Another user's session fails with
         *     `signing_of_another`, one that has ended with `signing_over`.
         */
        post: Wide<operations["applicationSignatureCreate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/multipleCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send signatures of appendices
         * @description Verifies each signature and signs the document with it. A repeat of a signature that was taken returns the stored result. Another user's session fails with
         *     `signing_of_another`, one that has ended with `signing_over`.
         */
        post: Wide<operations["applicationSignatureMultipleCreate"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/egovMobile/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a telephone sign documents
         * @description Returns a code for documents of a signing session. Whoever reads it with eGov Mobile or eGov Business signs them there, and the app sends the signatures to the
         *     portal, which takes them as it takes those of `create`. The code works once, as long as the session and the sign-in last. Another code for the same
         *     session ends it. Not found where the portal does not offer this.
         */
        post: Wide<operations["showEgovCode"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/egovMobile/state/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the telephone has done
         * @description Tells the page that shows a code whether a telephone has read it and what it has sent. The signatures are returned as they came, also those that were
         *     refused: sending them with `create` returns what became of each.
         */
        get: Wide<operations["egovCodeState"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/egovMobile/end/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a code
         * @description A telephone that has read it can no longer send signatures. Changes nothing once they have come, or if a newer code has replaced it.
         */
        post: Wide<operations["endEgovCode"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the acts with its signature sheet
         * @description Returns a copy of the PDF with stamps on its pages and the signature sheet as its last pages: who signed, when, with which certificate, and the QR code of the public
         *     check. The signed file itself has no marks; the copy is made from it each time. A document that nobody has signed has none (404).
         */
        get: Wide<operations["completionSignatureCopy"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/cms/{id}/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signature of one of the acts
         * @description Returns the detached CMS signature of one side, as it was sent. If that side has not signed, the answer is 404.
         */
        get: Wide<operations["completionSignatureCms"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the acts with its signatures and what proves them
         * @description Returns a ZIP file with the signed PDF, its copy with the signature sheet, the `.cms` files, what proves them (certificates, answers about revocation, timestamps, the
         *     report) and a text on how to check all of it without the portal. The public check takes this file. A document that nobody has signed has none (404).
         */
        get: Wide<operations["completionSignatureArchive"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/completionSignature/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acts with their signatures and what proves them
         * @description Returns a ZIP file with a folder for each document, as `archive` returns it, sent while it is made. Documents that nobody has signed are left out; if none is
         *     left, or one does not exist for the user, the answer is 404.
         */
        post: Wide<operations["completionSignatureArchives"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/copy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the appendices with its signature sheet
         * @description Returns a copy of the PDF with stamps on its pages and the signature sheet as its last pages: who signed, when, with which certificate, and the QR code of the public
         *     check. The signed file itself has no marks; the copy is made from it each time. A document that nobody has signed has none (404).
         */
        get: Wide<operations["applicationSignatureCopy"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/cms/{id}/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A signature of one of the appendices
         * @description Returns the detached CMS signature of one side, as it was sent. If that side has not signed, the answer is 404.
         */
        get: Wide<operations["applicationSignatureCms"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/archive/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the appendices with its signatures and what proves them
         * @description Returns a ZIP file with the signed PDF, its copy with the signature sheet, the `.cms` files, what proves them (certificates, answers about revocation, timestamps, the
         *     report) and a text on how to check all of it without the portal. The public check takes this file. A document that nobody has signed has none (404).
         */
        get: Wide<operations["applicationSignatureArchive"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applicationSignature/archives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appendices with their signatures and what proves them
         * @description Returns a ZIP file with a folder for each document, as `archive` returns it, sent while it is made. Documents that nobody has signed are left out; if none is
         *     left, or one does not exist for the user, the answer is 404.
         */
        post: Wide<operations["applicationSignatureArchives"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signingLink/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail oneself a link to sign on a computer
         * @description Sends the current user an e-mail with a link to documents that wait for a signature, for those who opened them on a phone, where NCALayer does not run. The link is the
         *     address of a page that asks to sign in: it holds no secret. At most 3 e-mails in 15 minutes for one user.
         */
        post: Wide<operations["sendSigningLink"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signatory/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who may sign for a company
         * @description Returns the register of signatories. Tenants get that of their own company, staff that of any, or all.
         */
        post: Wide<operations["listSignatories"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signatory/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let somebody sign for a company
         * @description For administrators and managers, who have seen the power of attorney. The head of a company and an entrepreneur need no entry; their certificates are enough.
         */
        post: Wide<operations["addSignatory"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signatory/end/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the right to sign away
         * @description For administrators and managers. Signatures that were made before stay valid.
         */
        post: Wide<operations["endSignatory"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifications of staff and registered users
         * @description Returns the notifications of the current user, newest first, paged by `skip`, all of them or those that `only` asks for. Another user's id returns 404.
         */
        post: Wide<operations["listNotifications"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/count/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of notifications of staff and registered users
         * @description Returns the number of all notifications of the current user, viewed or not. The number of unread ones is `count` minus `viewCount`.
         */
        get: Wide<operations["countNotifications"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/viewCount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of viewed notifications of staff and registered users
         * @description Returns the number for the current user.
         */
        get: Wide<operations["countViewedNotifications"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/setView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications of staff and registered users as viewed
         * @description Marks the notifications of `ids`, and with `up_to` all up to that id; `undo` takes the latter back. Ids that are not unread notifications of the current user are ignored. The user's other open pages are updated.
         */
        post: Wide<operations["viewNotifications"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificationTenant/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifications of tenants
         * @description Returns the notifications of the current user, newest first, paged by `skip`, all of them or those that `only` asks for. Another user's id returns 404.
         */
        post: Wide<operations["listTenantNotifications"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificationTenant/count/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of notifications of tenants
         * @description Returns the number of all notifications of the current user, viewed or not. The number of unread ones is `count` minus `viewCount`.
         */
        get: Wide<operations["countTenantNotifications"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificationTenant/viewCount/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Number of viewed notifications of tenants
         * @description Returns the number for the current user.
         */
        get: Wide<operations["countViewedTenantNotifications"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notificationTenant/setView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications of tenants as viewed
         * @description Marks the notifications of `ids`, and with `up_to` all up to that id; `undo` takes the latter back. Ids that are not unread notifications of the current user are ignored. The user's other open pages are updated.
         */
        post: Wide<operations["viewTenantNotifications"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/realtime/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Connection settings for live notifications
         * @description Returns the settings for a client of the Pusher protocol (version 7) and the private channel of the current user. The events on it
         *     are `notification` (a Notification), `viewed` (NotificationCounts), `ad` (`id`, `version`) and `documents` (`kind`, `ids`), which says that documents
         *     were signed or that one of their signatures was decided. Events are hints: the responses of the calls are authoritative, so fetch again after a lost connection.
         */
        get: Wide<operations["realtimeSettings"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/realtime/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a subscription
         * @description Signs the subscription of the current user to their private channel, for one connection. Any other channel returns 403.
         */
        post: Wide<operations["authorizeChannel"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while somebody types
         * @description Returns parts, services, cars, shops and article numbers that what was typed may mean, each with the filter that it stands for
         *     and the number of its published ads. If nothing begins like this, it is read as typed with another keyboard layout, and then
         *     with one wrong letter; `query` says what was read. For nothing, the parts and brands with the most ads, and the levels with what is traded
         *     there. Counts of suggestions are at most a minute old; `ads`, what the catalogue finds for the text as a whole, is exact. Nothing is stored
         *     about the query.
         */
        get: Wide<operations["suggest"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts near to a query that finds nothing
         * @description Returns spare parts with published ads that are near to what a query asks for: those that stand beside a thing for which the
         *     reference table has no name («карбюратор»), or others of the category that is asked for; for the cars of one brand if it is named and
         *     there are any. They are no results of the query. Counts are at most a minute old. Nothing is stored about the query.
         */
        get: Wide<operations["nearParts"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Other words for things
         * @description Returns the words that the search takes for each thing, beside its names in the dictionaries: slang, abbreviations, former names and what
         *     administrators have added. For a field in which somebody chooses a thing by typing. A word that an administrator has hidden is left out.
         */
        get: Wide<operations["searchAliases"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Words of the search
         * @description For administrators. The words that the search understands beside the names of things: the centre's own and those that the portal brought.
         */
        post: Wide<operations["searchWordPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a word
         * @description For administrators. The search understands the word from the next query on, in every process of the portal. Fails if the word is there already in any spelling, or means something already.
         */
        post: Wide<operations["createSearchWord"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a word
         * @description For administrators. Changes a word that the centre has added.
         */
        post: Wide<operations["updateSearchWord"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a word
         * @description For administrators. Deletes a word that the centre has added; the search no longer understands it.
         */
        post: Wide<operations["deleteSearchWord"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide or show a shipped word
         * @description For administrators. A hidden word of the portal is ignored by the search, also after updates of the portal, until it is shown again.
         */
        post: Wide<operations["hideSearchWord"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Things that words stand for
         * @description For administrators. All things that a word of the search may stand for.
         */
        get: Wide<operations["searchTargets"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchWord/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the search understands
         * @description For administrators. Reads a query as the catalogue would now, and counts the ads that it finds. Nothing is kept of it.
         */
        post: Wide<operations["checkSearch"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchMiss/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queries that found nothing
         * @description For administrators. Queries of the last 90 days that found no ad, or none with all of what was asked for, most often first.
         *     Nothing is kept of who asked; queries with a telephone number, an e-mail address or a long number are never kept.
         */
        post: Wide<operations["searchMissPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/searchMiss/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss a query that found nothing
         * @description For administrators. The query leaves the list and is not counted again for 90 days.
         */
        post: Wide<operations["dismissSearchMiss"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rooms
         * @description Returns the public list of rooms with the names of their shops, by level and number.
         */
        get: Wide<operations["listRooms"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/getByUserId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rooms of a tenant
         * @description For the tenant and for staff. For other users any id returns 404.
         */
        get: Wide<operations["roomsOfUser"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/room/getUserInfo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The card of a room
         * @description Returns the public card of a room and its tenant, without a phone.
         */
        get: Wide<operations["roomCard"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the own company
         * @description For people of a company, whatever they do for it. Returns the settings of the company that the user acts for.
         */
        get: Wide<operations["getCompany"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the settings of the company
         * @description For owners. Changes some settings of the company that the user acts for. After a change by somebody else it fails with `version_conflict`, and `company` is what is there now. A new sign stands on the plates of its rooms at once.
         */
        post: Wide<operations["updateCompany"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/setHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the hours of a day
         * @description For owners and sellers. Sets other hours of one day, or closes the shop on it; what was set for that day before is replaced. The catalogue follows within a minute.
         */
        post: Wide<operations["setShopDay"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/removeHours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to the usual hours of a day
         * @description For owners and sellers. Removes what was set for one day, if anything was.
         */
        post: Wide<operations["removeShopDay"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/doorPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the photo of the door
         * @description For owners. Stores a photo of the door in several sizes; it is public and replaces the one before. At most 30 in an hour.
         */
        post: Wide<operations["setDoorPhoto"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/removeDoorPhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the photo of the door
         * @description For owners. Removes the photo of the door, if there is one.
         */
        post: Wide<operations["removeDoorPhoto"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryBrand/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Car brands
         * @description Returns all brands, by name.
         */
        get: Wide<operations["listBrands"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryService/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services
         * @description Returns all services, by Russian name.
         */
        get: Wide<operations["listServices"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionarySparePart/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Spare parts
         * @description Returns all spare parts with their categories, by Russian name.
         */
        get: Wide<operations["listSpareParts"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryDistrict/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Districts of the city
         * @description Returns all districts in which individuals may say that they sell, by their names in the language; none if the centre has not added any.
         */
        get: Wide<operations["listDistricts"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts of the centre
         * @description Phones, address, the way there and opening hours of the centre, with holidays.
         */
        get: Wide<operations["getContact"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slider/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Slides
         * @description Returns what the slider on the first page shows now.
         */
        get: Wide<operations["listSlides"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sliderDetail/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions
         * @description Returns the promotions that are published, also those that are over.
         */
        get: Wide<operations["listPromotions"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the centre
         * @description Returns the text about the centre. Not found until it is published.
         */
        get: Wide<operations["getAbout"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aboutOption/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Facts about the centre
         * @description Returns short facts about the centre.
         */
        get: Wide<operations["listAboutOptions"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/infrastructure/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Infrastructure
         * @description Returns the parts of the infrastructure.
         */
        get: Wide<operations["listInfrastructure"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/infrastructureOption/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Details of the infrastructure
         * @description Returns details of all parts of the infrastructure.
         */
        get: Wide<operations["listInfrastructureOptions"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vehicleMaintenance/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work on vehicles
         * @description Returns the kinds of work on vehicles that are done in the centre.
         */
        get: Wide<operations["listVehicleMaintenance"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partners
         * @description Returns the partners of the centre.
         */
        get: Wide<operations["listPartners"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/termsOfUse/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms of use
         * @description Returns the terms of use, or an earlier publication of them. Not found until it is published.
         */
        get: Wide<operations["getTermsOfUse"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulesShoppingCenter/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of the shopping centre
         * @description Returns the rules of the shopping centre, or an earlier publication of them. Not found until it is published.
         */
        get: Wide<operations["getRulesShoppingCenter"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacyPolicy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privacy policy
         * @description Returns the privacy policy, or an earlier publication of it. Not found until it is published.
         */
        get: Wide<operations["getPrivacyPolicy"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rulesAd/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of ads
         * @description Returns the rules of ads, or an earlier publication of them. Not found until it is published.
         */
        get: Wide<operations["getRulesAd"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rule/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules
         * @description Returns the rules for visitors, shops and ads.
         */
        get: Wide<operations["listRules"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instruction/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instructions
         * @description Returns the instructions for tenants and staff. For roles 1 to 4.
         */
        get: Wide<operations["listInstructions"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tier/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels of the building
         * @description Returns the levels of the building and what is traded there.
         */
        get: Wide<operations["listTiers"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/awards/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Awards
         * @description Returns the awards of the centre.
         */
        get: Wide<operations["listAwards"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/sets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sets of content
         * @description For administrators. Counts the entries of each set and the fields that are not translated.
         */
        get: Wide<operations["contentSets"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a set
         * @description For administrators. Returns all entries of a set with their newest versions and what visitors see of them.
         */
        get: Wide<operations["listContent"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/get/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry with its versions
         * @description For administrators. Returns an entry and its versions.
         */
        get: Wide<operations["getContentItem"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log of the content
         * @description For administrators. Returns who changed what and when: entries and their order, dictionaries, and words of the search, also of what is deleted now.
         */
        post: Wide<operations["contentActPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an entry
         * @description For administrators. Adds a draft at the end of its set. Of a single text there is one entry: adding another one fails with `version_conflict` and `current`.
         */
        post: Wide<operations["createContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/save/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft
         * @description For administrators. Stores a new version, which visitors do not see until it is published. If somebody has saved since, it fails with `version_conflict` and `current`, and nothing is overwritten.
         */
        post: Wide<operations["saveContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/publish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an entry
         * @description For administrators. Shows the newest version to visitors, now or between two times. Until a later beginning the version that is shown stays.
         */
        post: Wide<operations["publishContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/withdraw/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an entry
         * @description For administrators. Visitors no longer see the entry, and what was planned is cancelled.
         */
        post: Wide<operations["withdrawContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an entry
         * @description For administrators. Deletes an entry; its versions are kept in the database. Entries that refer to it are shown without it.
         */
        post: Wide<operations["deleteContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/restore/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a version
         * @description For administrators. Makes an older version the draft again, as a new version.
         */
        post: Wide<operations["restoreContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a set in order
         * @description For administrators. Sets the order of all entries of a set at once. If the order is no longer the one that was seen, it fails with `changed_meanwhile`.
         */
        post: Wide<operations["reorderContent"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description For administrators. Stores a picture in several sizes; entries and texts refer to it by its key. At most 300 in an hour.
         */
        post: Wide<operations["uploadContentImage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/image/{key}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture
         * @description Returns one of the stored sizes of a picture. Its file never changes.
         */
        get: Wide<operations["getContentImage"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryBrand/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a brand
         * @description For administrators. Adds an entry, which the search understands at once.
         */
        post: Wide<operations["createBrand"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryBrand/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a brand
         * @description For administrators. Changes an entry; ads that have it show and are found by the new name, and its old name is still understood.
         */
        post: Wide<operations["updateBrand"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryBrand/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two entries
         * @description For administrators. Moves all that refers to one entry to another one and deletes the first, in one transaction. Its name is still understood.
         */
        post: Wide<operations["mergeBrands"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryBrand/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a brand
         * @description For administrators. Deletes an entry to which nothing refers; otherwise it fails with `in_use` and `uses`.
         */
        post: Wide<operations["deleteBrand"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryService/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a service
         * @description For administrators. Adds an entry, which the search understands at once.
         */
        post: Wide<operations["createService"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryService/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a service
         * @description For administrators. Changes an entry; ads that have it show and are found by the new name, and its old name is still understood.
         */
        post: Wide<operations["updateService"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryService/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two entries
         * @description For administrators. Moves all that refers to one entry to another one and deletes the first, in one transaction. Its name is still understood.
         */
        post: Wide<operations["mergeServices"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryService/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a service
         * @description For administrators. Deletes an entry to which nothing refers; otherwise it fails with `in_use` and `uses`.
         */
        post: Wide<operations["deleteService"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionarySparePart/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a kind of spare parts
         * @description For administrators. Adds an entry, which the search understands at once.
         */
        post: Wide<operations["createSparePart"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionarySparePart/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a kind of spare parts
         * @description For administrators. Changes an entry; ads that have it show and are found by the new name, and its old name is still understood.
         */
        post: Wide<operations["updateSparePart"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionarySparePart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two entries
         * @description For administrators. Moves all that refers to one entry to another one and deletes the first, in one transaction. Its name is still understood.
         */
        post: Wide<operations["mergeSpareParts"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionarySparePart/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a kind of spare parts
         * @description For administrators. Deletes an entry to which nothing refers; otherwise it fails with `in_use` and `uses`.
         */
        post: Wide<operations["deleteSparePart"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryDistrict/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Districts and who sells in them
         * @description For administrators. Returns all districts by their names in the language, each with the number of people who sell in it.
         */
        get: Wide<operations["listDistrictEntries"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryDistrict/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a district
         * @description For administrators. Adds a district. Individuals may choose it at once.
         */
        post: Wide<operations["createDistrict"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryDistrict/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a district
         * @description For administrators. Renames a district; ads of its people show the new name.
         */
        post: Wide<operations["updateDistrict"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryDistrict/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a district
         * @description For administrators. Deletes a district, also if people sell in it: they and their ads have none afterwards, and they may choose another one.
         */
        post: Wide<operations["deleteDistrict"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryTradeGroup/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups of trades
         * @description Returns the groups of trades in their order, each with the number of its companies.
         */
        get: Wide<operations["listTradeGroups"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryTradeGroup/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a group of trades
         * @description For administrators. Adds a group of trades at the end. There are at most 8: the ninth fails with `too_many`.
         */
        post: Wide<operations["createTradeGroup"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryTradeGroup/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a group of trades
         * @description For administrators. Renames a group of trades; shops show the new name.
         */
        post: Wide<operations["updateTradeGroup"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryTradeGroup/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge two groups of trades
         * @description For administrators. Moves the companies of one group to another one and deletes the first, in one transaction.
         */
        post: Wide<operations["mergeTradeGroups"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dictionaryTradeGroup/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a group of trades
         * @description For administrators. Deletes a group of trades that no company has; otherwise it fails with `in_use` and `uses`.
         */
        post: Wide<operations["deleteTradeGroup"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/bases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bases of the accounting system
         * @description For administrators and managers. Latest first; revoked ones are last.
         */
        get: Wide<operations["listExchangeBases"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/createBase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a base
         * @description For administrators. Returns its user name and its password for the exchange; the password is not stored and cannot be shown again.
         */
        post: Wide<operations["createExchangeBase"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/revokeBase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the access of a base
         * @description For administrators. Its password stops working at once. Its documents and its rows stay.
         */
        post: Wide<operations["revokeExchangeBase"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came from the accounting system
         * @description For administrators and managers. Every document and file that came, alone or in a batch, and what became of it.
         */
        post: Wide<operations["exchangeJournal"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/journalExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came from the accounting system, as a spreadsheet
         * @description For administrators and managers. All rows that match a filter as an .xlsx file, newest first, with what is wrong with them in words.
         */
        post: Wide<operations["exchangeJournalExport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/row/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A row with the text that came
         * @description For administrators and managers.
         */
        get: Wide<operations["exchangeRow"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process refused rows again
         * @description For administrators and managers. A row whose cause was not in the accounting system (`internal`) is processed again; for the others `changes` asks
         *     the accounting system to send the document again. Ids of rows that are not refused, or that have no guid, are ignored.
         */
        post: Wide<operations["repeatExchangeRows"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/setAside": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put refused rows aside
         * @description For administrators and managers. For refused rows in which nothing has to be mended in the accounting system: a damaged line without a guid, or a document that is signed or annulled. They leave
         *     the list of rows to mend and stay in the journal, with who put them aside and when. Ids of rows that are not refused are ignored.
         */
        post: Wide<operations["setAsideExchangeRows"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exchange/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the exchange goes
         * @description For administrators and managers. Last contact, lag and errors of each base that is not revoked, and its latest batches with their progress.
         */
        get: Wide<operations["exchangeHealth"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/pagination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Journal of everything that was done
         * @description For administrators. Returns who did what, to what, when, and from which address. Entries are never changed or deleted.
         */
        post: Wide<operations["auditPage"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The journal as a file
         * @description For administrators. All entries that match a filter, newest first, in words. The export itself is written down in the journal.
         */
        post: Wide<operations["auditExport"]>;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract
         * @description Returns the contract as one OpenAPI 3.1 document.
         */
        get: Wide<operations["getContract"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reference page
         * @description Returns the API reference as an HTML page.
         */
        get: Wide<operations["getReference"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of the reference page
         * @description Returns the script or the style sheet of the reference page.
         */
        get: Wide<operations["getReferenceFile"]>;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        FlowCall: Open<FlowCall>;
        Credentials: Credentials;
        RoleId: Open<RoleId>;
        CompanyFunction: Open<CompanyFunction>;
        CompanyName: CompanyName;
        Time: string;
        Membership: Membership;
        Language: Language;
        Department: Department;
        District: District;
        OwnApplication: OwnApplication;
        User: User;
        SignedIn: SignedIn;
        FailureCode: Open<FailureCode>;
        FieldCode: Open<FieldCode>;
        FieldCodes: FieldCodes;
        ContentSet: ContentSet;
        RuleGroup: Open<RuleGroup>;
        InstructionAudience: Open<InstructionAudience>;
        ContentIcon: Open<ContentIcon>;
        FocalPoint: FocalPoint;
        ContentImageChoice: ContentImageChoice;
        ContactPhone: ContactPhone;
        ContactHours: ContactHours;
        HoursException: HoursException;
        ContentFields: ContentFields;
        ContentImage: ContentImage;
        ContentState: Open<ContentState>;
        MaybeTime: string | null;
        ContentShowing: ContentShowing;
        ContentAuthor: ContentAuthor;
        ContentItem: ContentItem;
        TradeGroup: TradeGroup;
        Named: Named;
        ShopDay: ShopDay;
        CompanySettings: CompanySettings;
        DictionaryUses: DictionaryUses;
        PlaceUses: PlaceUses;
        Plate: Plate;
        Failure: Failure;
        Registration: Registration;
        FlowPurpose: FlowPurpose;
        FlowStep: FlowStep;
        CodeState: CodeState;
        Kind: Kind;
        KnownDetails: KnownDetails;
        Invited: Invited;
        AccessFlow: AccessFlow;
        LinkToken: LinkToken;
        Code: Code;
        RegistrationDetails: RegistrationDetails;
        Password: string;
        AgreedVersions: AgreedVersions;
        RegistrationEnd: RegistrationEnd;
        NewPassword: NewPassword;
        NewToken: NewToken;
        PasswordSet: PasswordSet;
        UserChanges: UserChanges;
        UserUpdate: UserUpdate;
        PersonRequest: PersonRequest;
        Total: number;
        Cursor: string | null;
        List: List;
        FacilityName: FacilityName;
        PersonCard: PersonCard;
        PersonPage: PersonPage;
        PersonSession: PersonSession;
        AdStatus: Open<AdStatus>;
        PersonAds: PersonAds;
        PersonName: PersonName;
        PersonAct: PersonAct;
        BlockReason: Open<BlockReason>;
        PersonBlock: PersonBlock;
        BlockEffects: BlockEffects;
        PersonDetail: PersonDetail;
        UserBlock: UserBlock;
        UserUnblock: UserUnblock;
        UserRole: UserRole;
        UserDepartment: UserDepartment;
        UserText: UserText;
        Truncated: boolean;
        WholeList: WholeList;
        UserCard: UserCard;
        UserCardList: UserCardList;
        DepartmentIds: DepartmentIds;
        DepartmentWithPeople: DepartmentWithPeople;
        Facility: Facility;
        FacilityList: FacilityList;
        FacilityDraft: FacilityDraft;
        DepartmentDraft: DepartmentDraft;
        MaybeAccessFlow: MaybeAccessFlow;
        Session: Session;
        SessionList: SessionList;
        ActingCompany: ActingCompany;
        PasswordProof: PasswordProof;
        InvitationDraft: InvitationDraft;
        Invitation: Invitation;
        InvitationList: InvitationList;
        InvitationAcceptance: InvitationAcceptance;
        InvitationToken: InvitationToken;
        InvitationTold: InvitationTold;
        EndReason: Open<EndReason>;
        TenancyEnd: TenancyEnd;
        CompanyMember: CompanyMember;
        FormerMember: FormerMember;
        ColleagueInvitation: ColleagueInvitation;
        DocumentKind: DocumentKind;
        CompanyDocuments: CompanyDocuments;
        EndEffects: EndEffects;
        CompanyDetail: CompanyDetail;
        CompanyRooms: CompanyRooms;
        TenancyEnding: TenancyEnding;
        ColleagueAction: Open<ColleagueAction>;
        Colleague: Colleague;
        MembershipRequest: MembershipRequest;
        CompanyPeople: CompanyPeople;
        ColleagueDraft: ColleagueDraft;
        ColleagueInvited: ColleagueInvited;
        FunctionChange: FunctionChange;
        HandOver: HandOver;
        MembershipDecision: MembershipDecision;
        TenantApplication: TenantApplication;
        TenantApplicationList: TenantApplicationList;
        TenantDecision: TenantDecision;
        Letter: Letter;
        LetterList: LetterList;
        LetterText: LetterText;
        AdList: AdList;
        AdKind: AdKind;
        AdCondition: AdCondition;
        AdSort: AdSort;
        AdFilter: AdFilter;
        AdPageRequest: AdPageRequest;
        Photo: Photo;
        AdRemark: AdRemark;
        AdAction: Open<AdAction>;
        AdCard: AdCard;
        TotalIsEstimate: boolean;
        AdQueryCorrected: AdQueryCorrected;
        AdQueryUnderstood: AdQueryUnderstood;
        SearchClauseKind: Open<SearchClauseKind>;
        SearchClause: SearchClause;
        AdFacetChoice: AdFacetChoice;
        AdFacet: AdFacet;
        AdFacets: AdFacets;
        AdPage: AdPage;
        AdAll: AdAll;
        AdRoomsRequest: AdRoomsRequest;
        Room: Room;
        RoomList: RoomList;
        AdTitle: AdTitle;
        AdTitleReading: AdTitleReading;
        StagedPhotoForm: StagedPhotoForm;
        AdForm: AdForm;
        Seller: Seller;
        AdRevision: AdRevision;
        Ad: Ad;
        Version: number;
        AdDecision: AdDecision;
        AdPublication: AdPublication;
        AdRequest: AdRequest;
        AdPhone: AdPhone;
        AdUpdateForm: AdUpdateForm;
        AdImage: AdImage;
        AdReason: AdReason;
        Comment: string;
        AdImageRemoval: AdImageRemoval;
        AdRefusal: AdRefusal;
        AdRemoval: AdRemoval;
        AdActivation: AdActivation;
        AdBulk: AdBulk;
        AdBulkResult: AdBulkResult;
        AdBulkResults: AdBulkResults;
        AdEvent: AdEvent;
        AdCounts: AdCounts;
        PastRefusal: PastRefusal;
        AdOwner: AdOwner;
        AdWatcher: AdWatcher;
        AdWatchers: AdWatchers;
        OpenComplaint: OpenComplaint;
        AdContactFlag: AdContactFlag;
        AdPriceFlag: AdPriceFlag;
        AdPhotoFlag: AdPhotoFlag;
        AdFlags: AdFlags;
        AdModeration: AdModeration;
        QueueEntry: QueueEntry;
        QueuedAd: QueuedAd;
        QueueCounts: QueueCounts;
        QueueStarts: QueueStarts;
        PlannedPublication: PlannedPublication;
        ModerationQueue: ModerationQueue;
        ModerationPace: ModerationPace;
        AdWatchReport: AdWatchReport;
        AdWatch: AdWatch;
        ComplaintReason: ComplaintReason;
        AdComplaint: AdComplaint;
        AdComplaintResult: AdComplaintResult;
        AdAddressPart: AdAddressPart;
        AdAddressParts: AdAddressParts;
        AdAddress: AdAddress;
        AdAddresses: AdAddresses;
        ComplainedAd: ComplainedAd;
        ComplainedAds: ComplainedAds;
        ComplaintReview: ComplaintReview;
        CheckAddress: CheckAddress;
        CheckVerdict: Open<CheckVerdict>;
        Day: string;
        Tiyn: number;
        CheckedRoom: CheckedRoom;
        CheckedPaper: CheckedPaper;
        CopiedDocument: CopiedDocument;
        ComparedDigests: ComparedDigests;
        CheckedSide: Open<CheckedSide>;
        SignatureState: Open<SignatureState>;
        MaskedIin: string | null;
        CheckedRevocation: CheckedRevocation;
        CheckedSignature: CheckedSignature;
        DocumentCheck: DocumentCheck;
        CheckedNumber: CheckedNumber;
        CheckForm: CheckForm;
        DocumentStatus: Open<DocumentStatus>;
        Bin: string;
        DocumentSort: DocumentSort;
        DocumentFilter: DocumentFilter;
        DocumentPageRequest: DocumentPageRequest;
        MaybeDay: string | null;
        DocumentAction: Open<DocumentAction>;
        DocumentRow: DocumentRow;
        DocumentPage: DocumentPage;
        DocumentAll: DocumentAll;
        DocumentStatusSum: DocumentStatusSum;
        DocumentSummary: DocumentSummary;
        DocumentTenant: DocumentTenant;
        DocumentTenantList: DocumentTenantList;
        DocumentParty: DocumentParty;
        DocumentContract: DocumentContract;
        DocumentLine: DocumentLine;
        DocumentVersion: DocumentVersion;
        SigningSide: Open<SigningSide>;
        SignaturePosition: Open<SignaturePosition>;
        SignatureAlgorithm: Open<SignatureAlgorithm>;
        SignatureVerdict: Open<SignatureVerdict>;
        SignatureFault: Open<SignatureFault>;
        DocumentSignature: DocumentSignature;
        DocumentDecision: DocumentDecision;
        DocumentSum: DocumentSum;
        Document: Document;
        DocumentIds: DocumentIds;
        DocumentEvent: DocumentEvent;
        DocumentHistory: DocumentHistory;
        DocumentRequest: DocumentRequest;
        DocumentExportRows: DocumentExportRows;
        DocumentExportRequest: DocumentExportRequest;
        DocumentImportForm: DocumentImportForm;
        DocumentImportSum: DocumentImportSum;
        DocumentImportCode: Open<DocumentImportCode>;
        DocumentImportProblem: DocumentImportProblem;
        DocumentImportResult: DocumentImportResult;
        DocumentImportEvent: DocumentImportEvent;
        DocumentReason: DocumentReason;
        DocumentRefusal: DocumentRefusal;
        Month: string;
        BatchFilter: BatchFilter;
        BatchPageRequest: BatchPageRequest;
        BatchAction: Open<BatchAction>;
        DocumentBatch: DocumentBatch;
        BatchPage: BatchPage;
        BatchAll: BatchAll;
        BatchRequest: BatchRequest;
        BatchFields: BatchFields;
        BatchChange: BatchChange;
        BatchReminder: BatchReminder;
        Reminded: Reminded;
        DocumentStatusName: DocumentStatusName;
        DocumentStatusList: DocumentStatusList;
        DocumentCounts: DocumentCounts;
        SigningDocument: SigningDocument;
        SigningRefusal: Open<SigningRefusal>;
        SigningSkipped: SigningSkipped;
        SigningSession: SigningSession;
        SubmittedSignature: SubmittedSignature;
        SigningSubmission: SigningSubmission;
        SigningOutcome: Open<SigningOutcome>;
        SigningResult: SigningResult;
        SigningResults: SigningResults;
        EgovCodeRequest: EgovCodeRequest;
        EgovLinks: EgovLinks;
        EgovCode: EgovCode;
        EgovState: Open<EgovState>;
        EgovCodeState: EgovCodeState;
        EgovCodeEnd: EgovCodeEnd;
        SigningLinkRequest: SigningLinkRequest;
        SignatoryFilter: SignatoryFilter;
        SignatoryAction: Open<SignatoryAction>;
        Signatory: Signatory;
        SignatoryList: SignatoryList;
        SignatoryDraft: SignatoryDraft;
        NotificationFilter: NotificationFilter;
        NotificationRequest: NotificationRequest;
        NotificationType: Open<NotificationType>;
        NumberedDocument: NumberedDocument;
        NotificationAd: NotificationAd;
        NotificationPartRequest: NotificationPartRequest;
        NotificationReview: NotificationReview;
        NotificationThread: NotificationThread;
        Notification: Notification;
        NotificationList: NotificationList;
        NotificationViews: NotificationViews;
        NotificationCounts: NotificationCounts;
        RealtimeSettings: RealtimeSettings;
        ChannelRequest: ChannelRequest;
        ChannelSignature: ChannelSignature;
        SuggestionKind: Open<SuggestionKind>;
        SuggestedFilter: SuggestedFilter;
        Suggestion: Suggestion;
        SuggestionGroup: SuggestionGroup;
        Suggestions: Suggestions;
        NearParts: NearParts;
        SearchWordKind: SearchWordKind;
        SearchAliases: SearchAliases;
        SearchAliasList: SearchAliasList;
        SearchWordOrigin: SearchWordOrigin;
        SearchWordRequest: SearchWordRequest;
        SearchTarget: SearchTarget;
        SearchWord: SearchWord;
        SearchWordPage: SearchWordPage;
        SearchWordDraft: SearchWordDraft;
        SearchWordVersion: SearchWordVersion;
        SearchWordChange: SearchWordChange;
        ShippedWordWish: ShippedWordWish;
        SearchTargetList: SearchTargetList;
        SearchQuery: SearchQuery;
        SearchReading: SearchReading;
        SearchMissRequest: SearchMissRequest;
        SearchMiss: SearchMiss;
        SearchMissPage: SearchMissPage;
        SearchMissName: SearchMissName;
        RoomTenant: RoomTenant;
        RoomCard: RoomCard;
        CompanyChange: CompanyChange;
        CompanyUpdate: CompanyUpdate;
        ShopDate: ShopDate;
        DoorPhotoForm: DoorPhotoForm;
        Brand: Brand;
        BrandList: BrandList;
        Service: Service;
        ServiceList: ServiceList;
        SparePart: SparePart;
        SparePartList: SparePartList;
        DistrictList: DistrictList;
        Contact: Contact;
        Slide: Slide;
        SlideList: SlideList;
        ContentHeading: ContentHeading;
        Promotion: Promotion;
        PromotionList: PromotionList;
        TextVersion: TextVersion;
        CentreText: CentreText;
        AboutOption: AboutOption;
        AboutOptionList: AboutOptionList;
        Infrastructure: Infrastructure;
        InfrastructureList: InfrastructureList;
        InfrastructureOption: InfrastructureOption;
        InfrastructureOptionList: InfrastructureOptionList;
        VehicleMaintenance: VehicleMaintenance;
        VehicleMaintenanceList: VehicleMaintenanceList;
        Partner: Partner;
        PartnerList: PartnerList;
        Rule: Rule;
        RuleList: RuleList;
        Instruction: Instruction;
        InstructionList: InstructionList;
        Tier: Tier;
        TierList: TierList;
        Award: Award;
        AwardList: AwardList;
        ContentSummary: ContentSummary;
        ContentSummaryList: ContentSummaryList;
        ContentItemList: ContentItemList;
        ContentWarning: ContentWarning;
        ContentVersion: ContentVersion;
        ContentDetail: ContentDetail;
        ContentActAbout: ContentActAbout;
        ContentActRequest: ContentActRequest;
        ContentAct: ContentAct;
        ContentActPage: ContentActPage;
        ContentDraft: ContentDraft;
        ContentSaved: ContentSaved;
        ContentChange: ContentChange;
        ContentPublication: ContentPublication;
        ContentSeen: ContentSeen;
        ContentRestoration: ContentRestoration;
        ContentOrder: ContentOrder;
        ContentImageForm: ContentImageForm;
        BrandDraft: BrandDraft;
        DictionaryMerge: DictionaryMerge;
        DictionaryMerged: DictionaryMerged;
        ServiceDraft: ServiceDraft;
        SparePartDraft: SparePartDraft;
        DistrictEntry: DistrictEntry;
        DistrictEntryList: DistrictEntryList;
        DistrictDraft: DistrictDraft;
        TradeGroupEntry: TradeGroupEntry;
        TradeGroupList: TradeGroupList;
        TradeGroupDraft: TradeGroupDraft;
        ExchangeBase: ExchangeBase;
        ExchangeBaseList: ExchangeBaseList;
        ExchangeBaseDraft: ExchangeBaseDraft;
        ExchangeBaseCreated: ExchangeBaseCreated;
        ExchangeOutcome: ExchangeOutcome;
        ExchangeJournalFilter: ExchangeJournalFilter;
        ExchangeJournalRequest: ExchangeJournalRequest;
        ExchangeCode: Open<ExchangeCode>;
        ExchangeProblem: ExchangeProblem;
        ExchangeRow: ExchangeRow;
        ExchangeJournal: ExchangeJournal;
        ExchangeRowDetails: ExchangeRowDetails;
        ExchangeRepeat: ExchangeRepeat;
        ExchangeRepeated: ExchangeRepeated;
        ExchangeSetAside: ExchangeSetAside;
        ExchangeSetAsideDone: ExchangeSetAsideDone;
        ExchangeDay: ExchangeDay;
        ExchangeBatchState: ExchangeBatchState;
        ExchangeBatch: ExchangeBatch;
        ExchangeBaseHealth: ExchangeBaseHealth;
        ExchangeHealth: ExchangeHealth;
        AuditSubject: AuditSubject;
        AuditAction: AuditAction;
        AuditFilter: AuditFilter;
        AuditRequest: AuditRequest;
        AuditPerson: AuditPerson;
        AuditObject: AuditObject;
        AuditDifference: AuditDifference;
        AuditEntry: AuditEntry;
        AuditPage: AuditPage;
        AuditFormat: AuditFormat;
        AuditExportRequest: AuditExportRequest;
    };
    responses: {
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "user": {
                 *           "id": 12,
                 *           "role_id": 5,
                 *           "name": "Айгерім Серікқызы",
                 *           "email": "person@sauda.example",
                 *           "phone": "+77010000012",
                 *           "company": null,
                 *           "bin": null,
                 *           "company_id": null,
                 *           "function": null,
                 *           "memberships": [],
                 *           "kept_companies": [],
                 *           "language": "kk",
                 *           "department": null,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "application": null,
                 *           "created_at": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SignedIn;
                };
            };
        };
        /** @description The request cannot be read. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Не удалось прочитать запрос.",
                 *       "code": "bad_request",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description Wrong login or password. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Неверный логин или пароль, проверьте их.",
                 *       "code": "wrong_credentials",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The user is blocked, or the call came from another site. */
        Blocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Доступ закрыт администратором.",
                 *       "code": "blocked",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The body is larger than the operation accepts. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Слишком большой запрос.",
                 *       "code": "too_large",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The operation does not accept the content type of the body. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Формат запроса не поддерживается.",
                 *       "code": "unsupported_media_type",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description Some fields are invalid; `errors` has the codes by field. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Проверьте поля.",
                 *       "code": "invalid",
                 *       "errors": {
                 *         "title": [
                 *           "too_short"
                 *         ],
                 *         "photos.2": [
                 *           "photo_pixels"
                 *         ]
                 *       },
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description Too many attempts; retry after `retry_after` seconds. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Слишком много попыток.",
                 *       "code": "too_many_requests",
                 *       "retry_after": 40,
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description An unexpected error on the server; `request_id` identifies it in the log. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "На сервере что-то сломалось.",
                 *       "code": "internal",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The database is unreachable or took too long. A change may or may not have been made; a creating call is safe to repeat with its `Idempotency-Key`. With `being_drawn`, a PDF is not drawn yet: nothing was changed, and the drawing goes on. Retry after `retry_after` seconds. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Сервис временно недоступен. Попробуйте позже.",
                 *       "code": "unavailable",
                 *       "retry_after": 10,
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The flow at its first step. */
        FlowStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "registration",
                 *         "step": "code",
                 *         "email": "person@sauda.example",
                 *         "user_id": null,
                 *         "code": {
                 *           "resend_after": 60,
                 *           "tries_left": 5
                 *         },
                 *         "details": null,
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description The user may not do this, a page of another site made the call (`cross_site`), or the call is for somebody else than who is signed in (`another_person`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "У вас нет доступа к этому действию. Обратитесь к администратору.",
                 *       "code": "forbidden",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The flow at its first step. */
        RestoreStarted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "restore",
                 *         "step": "code",
                 *         "email": "person@sauda.example",
                 *         "user_id": null,
                 *         "code": {
                 *           "resend_after": 60,
                 *           "tries_left": 5
                 *         },
                 *         "details": null,
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description The flow at the step after the code. */
        LinkFollowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "restore",
                 *         "step": "password",
                 *         "email": "person@sauda.example",
                 *         "user_id": 12,
                 *         "code": null,
                 *         "details": null,
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description No registration, invitation or restore of access is in progress, or it has expired; start again. */
        FlowOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Срок вышел. Начните сначала.",
                 *       "code": "flow_over",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The flow at its next step. */
        CodeChecked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "registration",
                 *         "step": "details",
                 *         "email": "person@sauda.example",
                 *         "user_id": null,
                 *         "code": null,
                 *         "details": null,
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description The record is in a state that does not allow the action; `allowed_actions` lists the actions that are possible now. */
        ActionNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Сейчас это действие недоступно.",
                 *       "code": "action_not_allowed",
                 *       "allowed_actions": [
                 *         "showPhone",
                 *         "up"
                 *       ],
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The flow at its next step. */
        DetailsKept: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "registration",
                 *         "step": "password",
                 *         "email": "person@sauda.example",
                 *         "user_id": null,
                 *         "code": null,
                 *         "details": {
                 *           "kind": "person",
                 *           "name": "Айгерім Серікқызы",
                 *           "phone": "+77010000012",
                 *           "language": "kk",
                 *           "company": null,
                 *           "bin": null,
                 *           "room_ids": []
                 *         },
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description The user is not signed in, or the session has ended. */
        SignInRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Войдите, чтобы продолжить.",
                 *       "code": "sign_in_required",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description There is no such record, or the current user may not see it. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Такой записи нет.",
                 *       "code": "not_found",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The current state of the user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 12,
                 *         "role_id": 5,
                 *         "name": "Айгерім Серікқызы",
                 *         "email": "person@sauda.example",
                 *         "phone": "+77010000012",
                 *         "company": null,
                 *         "bin": null,
                 *         "company_id": null,
                 *         "function": null,
                 *         "memberships": [],
                 *         "kept_companies": [],
                 *         "language": "kk",
                 *         "department": null,
                 *         "district": {
                 *           "id": 2,
                 *           "name": "Алмалинский район",
                 *           "name_kk": "Алмалы ауданы"
                 *         },
                 *         "application": null,
                 *         "created_at": "2026-10-02T08:15:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: User;
                };
            };
        };
        /** @description The people. */
        PersonPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 31,
                 *             "role_id": 1,
                 *             "name": "Ерлан Қасымов",
                 *             "email": "tenant@sauda.example",
                 *             "phone": "+77013000031",
                 *             "memberships": [
                 *               {
                 *                 "company": {
                 *                   "id": 31,
                 *                   "name": "ТОО «АвтоДиск»",
                 *                   "sign": "AutoDisc",
                 *                   "bin": "310540000130"
                 *                 },
                 *                 "function": "owner",
                 *                 "since": "2026-03-02T05:10:00.000Z"
                 *               }
                 *             ],
                 *             "department": {
                 *               "id": 3,
                 *               "name": "Тормоза и подвеска",
                 *               "name_kk": "Тежегіш пен аспа"
                 *             },
                 *             "facility": {
                 *               "id": 1,
                 *               "name": "Корпус А",
                 *               "name_kk": "А корпусы"
                 *             },
                 *             "rooms": [
                 *               {
                 *                 "id": 54,
                 *                 "level": 2,
                 *                 "number": "214",
                 *                 "name": "AutoDisc"
                 *               }
                 *             ],
                 *             "blocked_at": null,
                 *             "last_entry_at": "2026-11-21T05:10:00.000Z"
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: PersonPage;
                };
            };
        };
        /** @description The person. */
        PersonDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "person": {
                 *           "id": 31,
                 *           "role_id": 1,
                 *           "name": "Ерлан Қасымов",
                 *           "email": "tenant@sauda.example",
                 *           "phone": "+77013000031",
                 *           "memberships": [
                 *             {
                 *               "company": {
                 *                 "id": 31,
                 *                 "name": "ТОО «АвтоДиск»",
                 *                 "sign": "AutoDisc",
                 *                 "bin": "310540000130"
                 *               },
                 *               "function": "owner",
                 *               "since": "2026-03-02T05:10:00.000Z"
                 *             }
                 *           ],
                 *           "department": {
                 *             "id": 3,
                 *             "name": "Тормоза и подвеска",
                 *             "name_kk": "Тежегіш пен аспа"
                 *           },
                 *           "facility": {
                 *             "id": 1,
                 *             "name": "Корпус А",
                 *             "name_kk": "А корпусы"
                 *           },
                 *           "rooms": [
                 *             {
                 *               "id": 54,
                 *               "level": 2,
                 *               "number": "214",
                 *               "name": "AutoDisc"
                 *             }
                 *           ],
                 *           "blocked_at": null,
                 *           "last_entry_at": "2026-11-21T05:10:00.000Z"
                 *         },
                 *         "language": "kk",
                 *         "created_at": "2026-03-02T05:10:00.000Z",
                 *         "sessions": [
                 *           {
                 *             "id": 91,
                 *             "browser": "Chrome",
                 *             "system": "Windows",
                 *             "created_at": "2026-11-20T06:00:00.000Z",
                 *             "seen_at": "2026-11-21T05:58:00.000Z"
                 *           }
                 *         ],
                 *         "ads": [
                 *           {
                 *             "status": 31,
                 *             "count": 12
                 *           }
                 *         ],
                 *         "acts_by": [
                 *           {
                 *             "id": 812,
                 *             "at": "2026-11-21T05:10:00.000Z",
                 *             "action": "update",
                 *             "subject": "ad",
                 *             "subject_id": 48213,
                 *             "actor": {
                 *               "id": 31,
                 *               "name": "Ерлан Қасымов"
                 *             }
                 *           }
                 *         ],
                 *         "acts_on": [],
                 *         "blocks": [
                 *           {
                 *             "id": 4,
                 *             "since": "2026-05-01T06:00:00.000Z",
                 *             "until": "2026-05-02T06:00:00.000Z",
                 *             "reason": "security",
                 *             "note": null,
                 *             "by": {
                 *               "id": 2,
                 *               "name": "Игорь Никитин"
                 *             },
                 *             "unblocked_by": {
                 *               "id": 2,
                 *               "name": "Игорь Никитин"
                 *             },
                 *             "unblock_note": "Пароль сменил."
                 *           }
                 *         ],
                 *         "block_effects": {
                 *           "sessions": 1,
                 *           "ads": 12,
                 *           "signing_sessions": 0,
                 *           "invitations": 0,
                 *           "companies": 1
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: PersonDetail;
                };
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": true
                 *     }
                 */
                "application/json": {
                    data: boolean;
                };
            };
        };
        /** @description The password was last proved more than 10 minutes ago (`session/prove`), or the user may not do this (`forbidden`). */
        PasswordAgain: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Введите пароль ещё раз.",
                 *       "code": "password_again",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description Nobody blocks themselves (`oneself`), and somebody has to administer the centre (`last_administrator`). */
        Oneself: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Попросите другого администратора.",
                 *       "code": "oneself",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The person is the last administrator (`last_administrator`), has a company (`has_company`), or has another role by now (`changed_meanwhile`). */
        LastAdministrator: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Это последний администратор. Сначала назначьте другого.",
                 *       "code": "last_administrator",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The record has another version by now; load it again and decide anew. */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Это тем временем изменилось.",
                 *       "code": "changed_meanwhile",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The users, by name. */
        People: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 31,
                 *             "role_id": 1,
                 *             "name": "Ерлан Қасымов",
                 *             "company": "ТОО «АвтоДиск»",
                 *             "bin": "310540000130",
                 *             "email": "tenant@sauda.example",
                 *             "phone": "+77013000031",
                 *             "department": {
                 *               "id": 3,
                 *               "name": "Тормоза и подвеска",
                 *               "name_kk": "Тежегіш пен аспа"
                 *             },
                 *             "facility": {
                 *               "id": 1,
                 *               "name": "Корпус А",
                 *               "name_kk": "А корпусы"
                 *             },
                 *             "rooms": [
                 *               {
                 *                 "id": 54,
                 *                 "level": 2,
                 *                 "number": "214",
                 *                 "name": "AutoDisc"
                 *               }
                 *             ]
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: UserCardList;
                };
            };
        };
        /** @description The place, as it was entered. */
        FacilityCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 2,
                 *         "name": "Корпус Б",
                 *         "name_kk": "Б корпусы",
                 *         "address": "Алматы, пр. Суюнбая, 161",
                 *         "address_kk": "Алматы, Сүйінбай даңғылы, 161",
                 *         "departments": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Facility;
                };
            };
        };
        /** @description The `Idempotency-Key` was used in the last 24 hours for another operation, other fields or other files. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Эта форма уже отправлена с другими данными.",
                 *       "code": "idempotency_conflict",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The place as it is now. */
        Facility: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 2,
                 *         "name": "Корпус Б",
                 *         "name_kk": "Б корпусы",
                 *         "address": "Алматы, пр. Суюнбая, 161",
                 *         "address_kk": "Алматы, Сүйінбай даңғылы, 161",
                 *         "departments": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Facility;
                };
            };
        };
        /** @description Something refers to the building or the trading section; `places` says how much. */
        PlaceInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Этим ещё пользуются.",
                 *       "code": "in_use",
                 *       "places": {
                 *         "departments": 0,
                 *         "people": 14,
                 *         "invitations": 1
                 *       },
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The place, as it was entered. */
        DepartmentCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 4,
                 *         "name": "Кузов и оптика",
                 *         "name_kk": "Шанақ пен оптика",
                 *         "people": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DepartmentWithPeople;
                };
            };
        };
        /** @description The place as it is now. */
        Department: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 4,
                 *         "name": "Кузов и оптика",
                 *         "name_kk": "Шанақ пен оптика",
                 *         "people": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DepartmentWithPeople;
                };
            };
        };
        /** @description The user, or null. */
        Me: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 12,
                 *         "role_id": 5,
                 *         "name": "Айгерім Серікқызы",
                 *         "email": "person@sauda.example",
                 *         "phone": "+77010000012",
                 *         "company": null,
                 *         "bin": null,
                 *         "company_id": null,
                 *         "function": null,
                 *         "memberships": [],
                 *         "kept_companies": [],
                 *         "language": "kk",
                 *         "department": null,
                 *         "district": {
                 *           "id": 2,
                 *           "name": "Алмалинский район",
                 *           "name_kk": "Алмалы ауданы"
                 *         },
                 *         "application": null,
                 *         "created_at": "2026-10-02T08:15:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: User | null;
                };
            };
        };
        /** @description The flow, or null. */
        CurrentFlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "registration",
                 *         "step": "code",
                 *         "email": "person@sauda.example",
                 *         "user_id": null,
                 *         "code": {
                 *           "resend_after": 60,
                 *           "tries_left": 5
                 *         },
                 *         "details": null,
                 *         "invited": null,
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: MaybeAccessFlow;
                };
            };
        };
        /** @description The number of ended sessions. */
        SessionsEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": 3
                 *     }
                 */
                "application/json": {
                    data: number;
                };
            };
        };
        /** @description The invitation. */
        InvitationCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 7,
                 *         "email": "new@sauda.example",
                 *         "role_id": 3,
                 *         "language": "kk",
                 *         "department": null,
                 *         "rooms": [],
                 *         "company": null,
                 *         "bin": null,
                 *         "invited_by": "Ерлан Қасымов",
                 *         "created_at": "2026-11-21T06:00:00.000Z",
                 *         "expires_at": "2026-11-28T06:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Invitation;
                };
            };
        };
        /** @description The invitations. */
        Invitations: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 7,
                 *             "email": "new@sauda.example",
                 *             "role_id": 3,
                 *             "language": "kk",
                 *             "department": null,
                 *             "rooms": [],
                 *             "company": null,
                 *             "bin": null,
                 *             "invited_by": "Ерлан Қасымов",
                 *             "created_at": "2026-11-21T06:00:00.000Z",
                 *             "expires_at": "2026-11-28T06:00:00.000Z"
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: InvitationList;
                };
            };
        };
        /** @description The flow at its second step. */
        InvitationAccepted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "purpose": "invitation",
                 *         "step": "details",
                 *         "email": "new@sauda.example",
                 *         "user_id": null,
                 *         "code": null,
                 *         "details": null,
                 *         "invited": {
                 *           "role_id": 3,
                 *           "department": {
                 *             "id": 3,
                 *             "name": "Тормоза и подвеска",
                 *             "name_kk": "Тежегіш пен аспа"
                 *           },
                 *           "rooms": [],
                 *           "company": null,
                 *           "bin": null,
                 *           "function": null
                 *         },
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AccessFlow;
                };
            };
        };
        /** @description A page of ads. */
        AdPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 48213,
                 *             "kind": "part",
                 *             "title": "Диски тормозные Brembo Max, передние, пара, Toyota Camry XV50",
                 *             "title_kk": "Brembo Max тежегіш дискілері, алдыңғы, жұп, Toyota Camry XV50",
                 *             "price": 58000,
                 *             "condition": "new",
                 *             "photo": {
                 *               "key": "6f1c2b7e9a3d4f508c1e",
                 *               "width": 1280,
                 *               "height": 960,
                 *               "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *               "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *               "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *               "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *               "avif": null
                 *             },
                 *             "plate": {
                 *               "id": 54,
                 *               "level": 2,
                 *               "number": "214",
                 *               "name": "AutoDisc"
                 *             },
                 *             "category": "brakes",
                 *             "sort_at": "2026-11-21T06:42:00.000Z",
                 *             "raised_at": "2026-11-21T06:42:00.000Z"
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AdPage;
                };
            };
        };
        /** @description The ads. */
        AdAll: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 48213,
                 *             "kind": "part",
                 *             "title": "Диски тормозные Brembo Max, передние, пара, Toyota Camry XV50",
                 *             "title_kk": "Brembo Max тежегіш дискілері, алдыңғы, жұп, Toyota Camry XV50",
                 *             "price": 58000,
                 *             "condition": "new",
                 *             "photo": {
                 *               "key": "6f1c2b7e9a3d4f508c1e",
                 *               "width": 1280,
                 *               "height": 960,
                 *               "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *               "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *               "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *               "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *               "avif": null
                 *             },
                 *             "plate": {
                 *               "id": 54,
                 *               "level": 2,
                 *               "number": "214",
                 *               "name": "AutoDisc"
                 *             },
                 *             "category": "brakes",
                 *             "sort_at": "2026-11-21T06:42:00.000Z",
                 *             "raised_at": "2026-11-21T06:42:00.000Z"
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AdAll;
                };
            };
        };
        /** @description Rooms by level and number. */
        Rooms: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 54,
                 *             "level": 2,
                 *             "number": "214",
                 *             "name": "AutoDisc",
                 *             "trade_group": {
                 *               "id": 2,
                 *               "name": "Подвеска и тормоза",
                 *               "name_kk": "Аспа және тежегіш"
                 *             },
                 *             "trade": "Тормозные системы",
                 *             "trade_kk": "Тежегіш жүйелері",
                 *             "area": 42.5
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: RoomList;
                };
            };
        };
        /** @description The photo, for its user alone. */
        PhotoStaged: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "key": "6f1c2b7e9a3d4f508c1e",
                 *         "width": 1280,
                 *         "height": 960,
                 *         "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *         "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *         "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *         "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *         "avif": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Photo;
                };
            };
        };
        /** @description The ad, waiting for a moderator. */
        AdCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": null,
                 *         "raised_at": null,
                 *         "phone_views": 0,
                 *         "revision": "newest",
                 *         "status": 10,
                 *         "live": false,
                 *         "version": 1,
                 *         "remark": null,
                 *         "created_at": "2026-11-21T06:42:00.000Z",
                 *         "changed_at": "2026-11-21T06:42:00.000Z",
                 *         "expires_at": null,
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The published ad. */
        AdPublished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 31,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-21T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "needEdits",
                 *           "update",
                 *           "removeImage",
                 *           "takeDownImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad, which waits for moderation. */
        AdWaiting: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 10,
                 *         "live": false,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "publish",
                 *           "needEdits",
                 *           "update",
                 *           "removeImage",
                 *           "takeDownImage",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad. */
        Ad: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "live",
                 *         "status": 31,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The number. */
        Count: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": 42
                 *     }
                 */
                "application/json": {
                    data: number;
                };
            };
        };
        /** @description The ad in its newest revision. */
        AdUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 15,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad without the photo, in its newest revision. */
        AdWithoutPhoto: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 15,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad without the photo, in its newest revision. */
        AdPhotoTakenDown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 31,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "needEdits",
                 *           "update",
                 *           "removeImage",
                 *           "takeDownImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad with status 20. */
        AdSentBack: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 20,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": {
                 *           "action": "needEdits",
                 *           "reason": "photos",
                 *           "comment": "На втором фото другая деталь.",
                 *           "at": "2026-11-21T06:42:00.000Z"
                 *         },
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-01T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "takeDownImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad, no longer public. */
        AdUnpublished: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 30,
                 *         "live": false,
                 *         "version": 4,
                 *         "remark": {
                 *           "action": "unpublish",
                 *           "reason": "outdated",
                 *           "comment": "Товара давно нет.",
                 *           "at": "2026-11-21T06:42:00.000Z"
                 *         },
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": null,
                 *         "allowed_actions": [
                 *           "publish",
                 *           "needEdits",
                 *           "update",
                 *           "removeImage",
                 *           "takeDownImage",
                 *           "activate",
                 *           "archive",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The archived ad. */
        AdArchived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 40,
                 *         "live": false,
                 *         "version": 5,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": null,
                 *         "allowed_actions": [
                 *           "activate",
                 *           "delete",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad. */
        AdActivated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": null,
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 31,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-21T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "up",
                 *           "unpublish",
                 *           "archive",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description The ad. */
        AdRaised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "part",
                 *         "title": "Диски тормозные Brembo Max, передние",
                 *         "title_kk": null,
                 *         "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *         "text_kk": null,
                 *         "price": 58000,
                 *         "condition": "new",
                 *         "vin": null,
                 *         "brand": {
                 *           "id": 1,
                 *           "name": "Toyota",
                 *           "name_kk": null
                 *         },
                 *         "spare_part": {
                 *           "id": 7,
                 *           "name": "Тормозной диск",
                 *           "name_kk": "Тежегіш дискісі"
                 *         },
                 *         "service": null,
                 *         "category": "brakes",
                 *         "photos": [
                 *           {
                 *             "key": "6f1c2b7e9a3d4f508c1e",
                 *             "width": 1280,
                 *             "height": 960,
                 *             "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *             "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *             "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *             "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *             "avif": null
                 *           }
                 *         ],
                 *         "rooms": [],
                 *         "weekdays": [],
                 *         "hours_from": null,
                 *         "hours_to": null,
                 *         "phone_hint": "+7 701 ••• •• ••",
                 *         "seller": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "district": {
                 *             "id": 2,
                 *             "name": "Алмалинский район",
                 *             "name_kk": "Алмалы ауданы"
                 *           },
                 *           "since": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "published_at": "2026-11-01T06:42:00.000Z",
                 *         "raised_at": "2026-11-21T06:42:00.000Z",
                 *         "phone_views": 3,
                 *         "revision": "newest",
                 *         "status": 31,
                 *         "live": true,
                 *         "version": 4,
                 *         "remark": null,
                 *         "created_at": "2026-11-01T05:42:00.000Z",
                 *         "changed_at": "2026-11-20T06:42:00.000Z",
                 *         "expires_at": "2026-12-21T06:42:00.000Z",
                 *         "allowed_actions": [
                 *           "update",
                 *           "removeImage",
                 *           "unpublish",
                 *           "archive",
                 *           "showPhone"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Ad;
                };
            };
        };
        /** @description Everything a moderator needs for a decision. */
        AdModeration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "ad": {
                 *           "id": 48213,
                 *           "kind": "part",
                 *           "title": "Диски тормозные Brembo Max, передние",
                 *           "title_kk": null,
                 *           "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *           "text_kk": null,
                 *           "price": 58000,
                 *           "condition": "new",
                 *           "vin": null,
                 *           "brand": {
                 *             "id": 1,
                 *             "name": "Toyota",
                 *             "name_kk": null
                 *           },
                 *           "spare_part": {
                 *             "id": 7,
                 *             "name": "Тормозной диск",
                 *             "name_kk": "Тежегіш дискісі"
                 *           },
                 *           "service": null,
                 *           "category": "brakes",
                 *           "photos": [
                 *             {
                 *               "key": "6f1c2b7e9a3d4f508c1e",
                 *               "width": 1280,
                 *               "height": 960,
                 *               "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *               "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *               "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *               "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *               "avif": null
                 *             }
                 *           ],
                 *           "rooms": [],
                 *           "weekdays": [],
                 *           "hours_from": null,
                 *           "hours_to": null,
                 *           "phone_hint": "+7 701 ••• •• ••",
                 *           "seller": {
                 *             "id": 12,
                 *             "name": "Айгерім С.",
                 *             "is_tenant": false,
                 *             "district": {
                 *               "id": 2,
                 *               "name": "Алмалинский район",
                 *               "name_kk": "Алмалы ауданы"
                 *             },
                 *             "since": "2026-10-02T08:15:00.000Z"
                 *           },
                 *           "published_at": null,
                 *           "raised_at": null,
                 *           "phone_views": 0,
                 *           "revision": "newest",
                 *           "status": 10,
                 *           "live": false,
                 *           "version": 1,
                 *           "remark": null,
                 *           "created_at": "2026-11-21T06:42:00.000Z",
                 *           "changed_at": "2026-11-21T06:42:00.000Z",
                 *           "expires_at": null,
                 *           "allowed_actions": [
                 *             "publish",
                 *             "needEdits",
                 *             "update",
                 *             "removeImage",
                 *             "takeDownImage",
                 *             "archive",
                 *             "delete",
                 *             "showPhone"
                 *           ]
                 *         },
                 *         "before": null,
                 *         "phone_changed": false,
                 *         "history": [
                 *           {
                 *             "at": "2026-11-21T06:42:00.000Z",
                 *             "action": "create",
                 *             "actor": "Айгерім С.",
                 *             "from": null,
                 *             "to": 10,
                 *             "reason": null,
                 *             "comment": null
                 *           }
                 *         ],
                 *         "owner": {
                 *           "id": 12,
                 *           "name": "Айгерім С.",
                 *           "is_tenant": false,
                 *           "since": "2026-10-02T08:15:00.000Z",
                 *           "ads": {
                 *             "live": 2,
                 *             "waiting": 1,
                 *             "all": 5
                 *           },
                 *           "refusals": [
                 *             {
                 *               "ad_id": 48101,
                 *               "title": "Фара передняя",
                 *               "action": "needEdits",
                 *               "reason": "price",
                 *               "comment": null,
                 *               "at": "2026-11-02T06:42:00.000Z"
                 *             }
                 *           ]
                 *         },
                 *         "next": 48214,
                 *         "waiting": 27,
                 *         "watchers": [
                 *           {
                 *             "id": 3,
                 *             "name": "Ерлан Т."
                 *           }
                 *         ],
                 *         "complaints": [
                 *           {
                 *             "id": 17,
                 *             "reason": "sold",
                 *             "text": null,
                 *             "at": "2026-11-21T06:42:00.000Z"
                 *           }
                 *         ],
                 *         "flags": {
                 *           "contacts": [
                 *             {
                 *               "field": "text",
                 *               "kind": "phone",
                 *               "text": "8 701 000 00 12"
                 *             }
                 *           ],
                 *           "far_price": {
                 *             "low": 48000,
                 *             "typical": 61000,
                 *             "high": 74000,
                 *             "ads": 34
                 *           },
                 *           "same_photo": [
                 *             {
                 *               "id": 48102,
                 *               "title": "Диски тормозные Camry 50",
                 *               "title_kk": null,
                 *               "own": false,
                 *               "photo": {
                 *                 "key": "6f1c2b7e9a3d4f508c1e",
                 *                 "width": 1280,
                 *                 "height": 960,
                 *                 "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *                 "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *                 "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *                 "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *                 "avif": null
                 *               },
                 *               "like": {
                 *                 "key": "6f1c2b7e9a3d4f508c1e",
                 *                 "width": 1280,
                 *                 "height": 960,
                 *                 "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *                 "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *                 "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *                 "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *                 "avif": null
                 *               }
                 *             }
                 *           ],
                 *           "many_ads": 14
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: AdModeration;
                };
            };
        };
        /** @description The ads that wait for a moderator. */
        ModerationQueue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 48213,
                 *             "title": "Фонарь задний левый Camry 50, оригинал",
                 *             "title_kk": null,
                 *             "kind": "part",
                 *             "category": "optics",
                 *             "photo": {
                 *               "key": "6f1c2b7e9a3d4f508c1e",
                 *               "width": 1280,
                 *               "height": 960,
                 *               "small": "/api/photo/6f1c2b7e9a3d4f508c1e/small.webp",
                 *               "medium": "/api/photo/6f1c2b7e9a3d4f508c1e/medium.webp",
                 *               "large": "/api/photo/6f1c2b7e9a3d4f508c1e/large.webp",
                 *               "jpeg": "/api/photo/6f1c2b7e9a3d4f508c1e/large.jpeg",
                 *               "avif": null
                 *             },
                 *             "entry": "new",
                 *             "waiting_since": "2026-11-21T06:42:00.000Z",
                 *             "flags": 3
                 *           }
                 *         ],
                 *         "skipped": 0,
                 *         "counts": {
                 *           "all": 27,
                 *           "new": 16,
                 *           "changed": 8,
                 *           "returned": 3
                 *         },
                 *         "starts": {
                 *           "all": 48213,
                 *           "new": 48213,
                 *           "changed": 48192,
                 *           "returned": 48205
                 *         },
                 *         "planned": [
                 *           {
                 *             "id": 48209,
                 *             "title": "Коврики салона Camry 50",
                 *             "title_kk": null,
                 *             "publish_at": "2026-11-21T06:45:05.000Z"
                 *           }
                 *         ],
                 *         "total": 27,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: ModerationQueue;
                };
            };
        };
        /** @description What is true of the document. */
        CheckedDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "verdict": "genuine",
                 *         "checked_at": "2026-11-21T10:02:00.000Z",
                 *         "file_name": null,
                 *         "paper": {
                 *           "kind": "completion",
                 *           "number": "АВР-01846",
                 *           "date": "2026-10-31",
                 *           "total": 41200000,
                 *           "currency": "KZT",
                 *           "rooms": [
                 *             {
                 *               "level": 2,
                 *               "number": "214"
                 *             }
                 *           ],
                 *           "pages": 2
                 *         },
                 *         "copy_of": null,
                 *         "sha256": "9f3a51c804de77b12c60a9f35b18e2d463c7f09a8e1d42b6b0f5719c3a2ee07d",
                 *         "digests": null,
                 *         "signers": [
                 *           {
                 *             "side": "tenant",
                 *             "held": true,
                 *             "state": "valid",
                 *             "fault": null,
                 *             "organisation": "ТОО «АвтоДиск Алматы»",
                 *             "bin": "201240999007",
                 *             "name": "Омаров Т. С.",
                 *             "position": "head",
                 *             "iin": "7906••••••13",
                 *             "signed_at": "2026-11-20T09:46:09.000Z",
                 *             "serial": "71aa4e20d8c6",
                 *             "issuer": "НУЦ РК (GOST) 2022",
                 *             "not_before": "2026-03-14T00:00:00.000Z",
                 *             "not_after": "2027-03-14T00:00:00.000Z",
                 *             "algorithm": "gost2015",
                 *             "vouched_by": null,
                 *             "revocation": {
                 *               "source": "ocsp",
                 *               "at": "2026-11-20T09:46:10.000Z",
                 *               "asked_at": "2026-11-20T09:46:10.000Z"
                 *             },
                 *             "timestamp_at": "2026-11-20T09:46:09.000Z",
                 *             "root_set": "2026-03"
                 *           }
                 *         ],
                 *         "expired_at": null,
                 *         "retry_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentCheck;
                };
            };
        };
        /** @description There is such a document. */
        CheckedNumber: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213
                 *       }
                 *     }
                 */
                "application/json": {
                    data: CheckedNumber;
                };
            };
        };
        /** @description What is true of the file. */
        CheckedUpload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "verdict": "forged",
                 *         "checked_at": "2026-11-21T10:02:00.000Z",
                 *         "file_name": "Акт 01846.pdf",
                 *         "paper": null,
                 *         "copy_of": null,
                 *         "sha256": "9f3a51c804de77b12c60a9f35b18e2d463c7f09a8e1d42b6b0f5719c3a2ee07d",
                 *         "digests": {
                 *           "signed": "9f3a51c804de77b12c60a9f35b18e2d463c7f09a8e1d42b6b0f5719c3a2ee07d",
                 *           "checked": "b0c4e9176fa2d8352c60a9f35b18e2d463c7f09a8e1d42b6b0f5719c77d1405e"
                 *         },
                 *         "signers": [
                 *           {
                 *             "side": "other",
                 *             "held": false,
                 *             "state": "invalid",
                 *             "fault": "digest_mismatch",
                 *             "organisation": "ТОО «АвтоДиск Алматы»",
                 *             "bin": "201240999007",
                 *             "name": "Омаров Т. С.",
                 *             "position": "head",
                 *             "iin": "7906••••••13",
                 *             "signed_at": "2026-11-20T09:46:09.000Z",
                 *             "serial": "71aa4e20d8c6",
                 *             "issuer": "НУЦ РК (GOST) 2022",
                 *             "not_before": "2026-03-14T00:00:00.000Z",
                 *             "not_after": "2027-03-14T00:00:00.000Z",
                 *             "algorithm": "gost2015",
                 *             "vouched_by": null,
                 *             "revocation": {
                 *               "source": "ocsp",
                 *               "at": "2026-11-20T09:46:10.000Z",
                 *               "asked_at": "2026-11-20T09:46:10.000Z"
                 *             },
                 *             "timestamp_at": "2026-11-20T09:46:09.000Z",
                 *             "root_set": "2026-03"
                 *           }
                 *         ],
                 *         "expired_at": null,
                 *         "retry_at": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentCheck;
                };
            };
        };
        /** @description A page of documents. */
        DocumentPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 48213,
                 *             "kind": "completion",
                 *             "rid": 31,
                 *             "number": "АВР-01846",
                 *             "date": "2026-10-31",
                 *             "title": "Аренда помещения 2-214",
                 *             "company": "ТОО «АвтоДиск Алматы»",
                 *             "bin": "940140000385",
                 *             "rooms": [
                 *               {
                 *                 "id": 54,
                 *                 "level": 2,
                 *                 "number": "214",
                 *                 "name": "AutoDisc"
                 *               }
                 *             ],
                 *             "total": 41200000,
                 *             "currency": "KZT",
                 *             "status": 1,
                 *             "due_on": "2026-11-25",
                 *             "overdue": false,
                 *             "unread": true,
                 *             "received_at": "2026-11-02T04:12:00.000Z",
                 *             "changed_at": "2026-11-02T04:12:00.000Z",
                 *             "allowed_actions": [
                 *               "download",
                 *               "sign",
                 *               "reject"
                 *             ]
                 *           }
                 *         ],
                 *         "total": 12,
                 *         "next": "eyJpIjo0ODIxM30"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentPage;
                };
            };
        };
        /** @description The documents. */
        DocumentAll: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 48213,
                 *             "kind": "completion",
                 *             "rid": 31,
                 *             "number": "АВР-01846",
                 *             "date": "2026-10-31",
                 *             "title": "Аренда помещения 2-214",
                 *             "company": "ТОО «АвтоДиск Алматы»",
                 *             "bin": "940140000385",
                 *             "rooms": [
                 *               {
                 *                 "id": 54,
                 *                 "level": 2,
                 *                 "number": "214",
                 *                 "name": "AutoDisc"
                 *               }
                 *             ],
                 *             "total": 41200000,
                 *             "currency": "KZT",
                 *             "status": 1,
                 *             "due_on": "2026-11-25",
                 *             "overdue": false,
                 *             "unread": true,
                 *             "received_at": "2026-11-02T04:12:00.000Z",
                 *             "changed_at": "2026-11-02T04:12:00.000Z",
                 *             "allowed_actions": [
                 *               "download",
                 *               "sign",
                 *               "reject"
                 *             ]
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentAll;
                };
            };
        };
        /** @description The counts and sums. */
        DocumentSummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "sums": [
                 *           {
                 *             "status": 1,
                 *             "currency": "KZT",
                 *             "count": 9,
                 *             "overdue": 0,
                 *             "total": 124557600
                 *           }
                 *         ],
                 *         "unread": 3,
                 *         "tenants": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentSummary;
                };
            };
        };
        /** @description The tenants. */
        DocumentTenants: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "bin": "940140000385",
                 *             "company": "ТОО «АвтоДиск Алматы»",
                 *             "user_id": 12,
                 *             "rooms": [
                 *               {
                 *                 "id": 54,
                 *                 "level": 2,
                 *                 "number": "214",
                 *                 "name": "AutoDisc"
                 *               }
                 *             ],
                 *             "sums": [
                 *               {
                 *                 "status": 1,
                 *                 "currency": "KZT",
                 *                 "count": 3,
                 *                 "overdue": 3,
                 *                 "total": 80868000
                 *               }
                 *             ],
                 *             "reminded_at": null
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentTenantList;
                };
            };
        };
        /** @description The document. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 48213,
                 *         "kind": "completion",
                 *         "rid": 31,
                 *         "number": "АВР-01846",
                 *         "date": "2026-10-31",
                 *         "title": "Аренда помещения 2-214",
                 *         "company": "ТОО «АвтоДиск Алматы»",
                 *         "bin": "940140000385",
                 *         "rooms": [
                 *           {
                 *             "id": 54,
                 *             "level": 2,
                 *             "number": "214",
                 *             "name": "AutoDisc"
                 *           }
                 *         ],
                 *         "total": 41200000,
                 *         "currency": "KZT",
                 *         "status": 1,
                 *         "due_on": "2026-11-25",
                 *         "overdue": false,
                 *         "unread": false,
                 *         "received_at": "2026-11-02T04:12:00.000Z",
                 *         "changed_at": "2026-11-02T04:12:00.000Z",
                 *         "allowed_actions": [
                 *           "download",
                 *           "sign",
                 *           "reject"
                 *         ],
                 *         "supplier": {
                 *           "name": "ТОО «Sauda Центр»",
                 *           "bin": "971240001315",
                 *           "address": "Алматы, пр. Суюнбая, 159",
                 *           "phone": "+7 727 300 00 10",
                 *           "bank": "АО «Народный банк Казахстана»",
                 *           "iban": "KZ086010000000000001",
                 *           "bic": "HSBKKZKX",
                 *           "kbe": "17",
                 *           "signer": "директор Ким А. В."
                 *         },
                 *         "buyer": {
                 *           "name": "ТОО «АвтоДиск Алматы»",
                 *           "bin": "940140000385",
                 *           "address": "Алматы, пр. Райымбека, 348",
                 *           "phone": null,
                 *           "bank": null,
                 *           "iban": null,
                 *           "bic": null,
                 *           "kbe": "17",
                 *           "signer": null
                 *         },
                 *         "contract": {
                 *           "number": "А-214/2024",
                 *           "date": "2024-03-01"
                 *         },
                 *         "knp": "859",
                 *         "pay_until": null,
                 *         "lines": [
                 *           {
                 *             "name": "Аренда нежилого помещения 2-214, 46,8 м², за октябрь 2026 г.",
                 *             "unit": "мес.",
                 *             "quantity": 1,
                 *             "price": 41200000,
                 *             "vat_rate": 16,
                 *             "vat": 5682759,
                 *             "sum": 41200000
                 *           }
                 *         ],
                 *         "vat_total": 5682759,
                 *         "total_words": "Четыреста двенадцать тысяч тенге 00 тиын",
                 *         "total_words_kk": "Төрт жүз он екі мың теңге 00 тиын",
                 *         "from_sender": false,
                 *         "versions": [
                 *           {
                 *             "version": 1,
                 *             "received_at": "2026-11-02T04:12:00.000Z",
                 *             "sha256": "9f3a51c8b0d7e2461c5a98f04b7de36a0c1f5b2e8d94a7630b5cf1e2d83a2ee0",
                 *             "size": 48211,
                 *             "pages": 1
                 *           }
                 *         ],
                 *         "signatures": [
                 *           {
                 *             "id": 7,
                 *             "side": "tenant",
                 *             "version": 1,
                 *             "name": "СЕЙТҚАЛИ АСҚАР",
                 *             "position": "head",
                 *             "organisation": "ТОО «АвтоДиск Алматы»",
                 *             "bin": "940140000385",
                 *             "iin": "7903••••••24",
                 *             "serial": "6f1c2b7e9a3d4f508c1e",
                 *             "algorithm": "gost2015",
                 *             "signed_at": "2026-11-05T09:38:00.000Z",
                 *             "received_at": "2026-11-05T09:38:00.000Z",
                 *             "verdict": "valid",
                 *             "fault": null,
                 *             "retry_at": null,
                 *             "timestamped": true,
                 *             "user": "Темирлан Омаров"
                 *           }
                 *         ],
                 *         "rejection": null,
                 *         "annulment": null,
                 *         "previous": {
                 *           "number": "АВР-01702",
                 *           "total": 41200000
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Document;
                };
            };
        };
        /** @description The events. */
        DocumentHistory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "at": "2026-11-05T09:38:00.000Z",
                 *             "action": "rejected",
                 *             "status": 3,
                 *             "version": 1,
                 *             "who": "Темирлан Омаров",
                 *             "via": "portal",
                 *             "reason": "sum",
                 *             "text": "Вывеску сняли 15 сентября, считайте за полмесяца."
                 *           },
                 *           {
                 *             "at": "2026-11-02T04:12:00.000Z",
                 *             "action": "received",
                 *             "status": 1,
                 *             "version": 1,
                 *             "who": null,
                 *             "via": "exchange",
                 *             "reason": null,
                 *             "text": null
                 *           }
                 *         ],
                 *         "total": 2,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentHistory;
                };
            };
        };
        /** @description The spreadsheet. */
        Spreadsheet: {
            headers: {
                /** @description `attachment` with a safe file name in the requested language. */
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                /** @example PK */
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description What an import of the spreadsheet would do. */
        DocumentImportChecked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "sheet": "Документы",
                 *         "documents": 128,
                 *         "lines": 342,
                 *         "created": 127,
                 *         "renewed": 0,
                 *         "unchanged": 0,
                 *         "sums": [
                 *           {
                 *             "currency": "KZT",
                 *             "count": 128,
                 *             "total": 5291230000
                 *           }
                 *         ],
                 *         "problems": [
                 *           {
                 *             "row": 14,
                 *             "column": "E",
                 *             "heading": "БИН арендатора",
                 *             "field": "buyer.bin",
                 *             "code": "bin_check_digit",
                 *             "got": "310540000131",
                 *             "needed": null,
                 *             "message": "Контрольная цифра не сходится: 310540000131."
                 *           }
                 *         ],
                 *         "more_problems": 0,
                 *         "warnings": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentImportResult;
                };
            };
        };
        /** @description A page of batches. */
        BatchPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 31,
                 *             "kind": "completion",
                 *             "period": "2026-10",
                 *             "due_on": "2026-11-25",
                 *             "received_at": "2026-11-02T04:12:00.000Z",
                 *             "reminded_at": null,
                 *             "sums": [
                 *               {
                 *                 "status": 1,
                 *                 "currency": "KZT",
                 *                 "count": 9,
                 *                 "overdue": 0,
                 *                 "total": 124557600
                 *               }
                 *             ],
                 *             "unread": 3,
                 *             "tenants": 1,
                 *             "allowed_actions": []
                 *           }
                 *         ],
                 *         "total": 24,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: BatchPage;
                };
            };
        };
        /** @description The batches. */
        BatchAll: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 31,
                 *             "kind": "completion",
                 *             "period": "2026-10",
                 *             "due_on": "2026-11-25",
                 *             "received_at": "2026-11-02T04:12:00.000Z",
                 *             "reminded_at": null,
                 *             "sums": [
                 *               {
                 *                 "status": 1,
                 *                 "currency": "KZT",
                 *                 "count": 9,
                 *                 "overdue": 0,
                 *                 "total": 124557600
                 *               }
                 *             ],
                 *             "unread": 3,
                 *             "tenants": 1,
                 *             "allowed_actions": []
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: BatchAll;
                };
            };
        };
        /** @description The batch. */
        Batch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 31,
                 *         "kind": "completion",
                 *         "period": "2026-10",
                 *         "due_on": "2026-11-25",
                 *         "received_at": "2026-11-02T04:12:00.000Z",
                 *         "reminded_at": null,
                 *         "sums": [
                 *           {
                 *             "status": 1,
                 *             "currency": "KZT",
                 *             "count": 9,
                 *             "overdue": 0,
                 *             "total": 124557600
                 *           }
                 *         ],
                 *         "unread": 3,
                 *         "tenants": 1,
                 *         "allowed_actions": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentBatch;
                };
            };
        };
        /** @description Who was reminded. */
        Reminded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "reminded": 4,
                 *         "already": 1,
                 *         "unregistered": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Reminded;
                };
            };
        };
        /** @description The statuses. */
        DocumentStatuses: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 1,
                 *             "name": "Ждёт подписи",
                 *             "name_kk": "Қол қойылмаған"
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentStatusList;
                };
            };
        };
        /** @description The numbers. */
        DocumentCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "invoice": 2,
                 *         "completion": 12,
                 *         "application": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DocumentCounts;
                };
            };
        };
        /** @description The session. */
        SigningSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *         "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *         "expires_at": "2026-11-05T09:48:00.000Z",
                 *         "side": "tenant",
                 *         "documents": [
                 *           {
                 *             "id": 48213,
                 *             "version": 1,
                 *             "title": "Аренда помещения 2-214",
                 *             "number": "АВР-01846",
                 *             "sha256": "9f3a51c8b0d7e2461c5a98f04b7de36a0c1f5b2e8d94a7630b5cf1e2d83a2ee0",
                 *             "size": 48211,
                 *             "href": "/api/completionSignature/file/5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10/48213"
                 *           }
                 *         ],
                 *         "skipped": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SigningSession;
                };
            };
        };
        /** @description The signing session has ended; open another one. Signatures that were made stay usable in it. */
        SigningOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Время на подписание вышло. Начните снова.",
                 *       "code": "signing_over",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description What became of each signature. */
        SigningResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "expires_at": "2026-11-05T09:49:00.000Z",
                 *         "results": [
                 *           {
                 *             "id": 48213,
                 *             "outcome": "accepted",
                 *             "code": null,
                 *             "status": 2,
                 *             "allowed_actions": [
                 *               "download"
                 *             ]
                 *           },
                 *           {
                 *             "id": 48214,
                 *             "outcome": "refused",
                 *             "code": "other_bin",
                 *             "status": 1,
                 *             "allowed_actions": [
                 *               "download",
                 *               "sign",
                 *               "reject"
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SigningResults;
                };
            };
        };
        /** @description The signing session belongs to another user, or the user may not sign. */
        SigningOfAnother: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Это подписание начал другой пользователь.",
                 *       "code": "signing_of_another",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The code. */
        EgovCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "code_id": "4v7kq2bZp0cX9sYw1Rj6nQmT8aLhUeGdKfIoVzB5yxE",
                 *         "text": "mobileSign:https://sauda.example/api/egovMobile/phone/7Q4K2MTDw0xTq3aZ9LhYb1eC/mgovSign",
                 *         "picture": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 49 49\"><path d=\"M2 2h7v1\"/></svg>",
                 *         "links": {
                 *           "mobile": "https://m.egov.kz/mobileSign/?link=https%3A%2F%2Fsauda.example%2Fapi%2FegovMobile%2Fphone%2F7Q4K2MTDw0xTq3aZ9LhYb1eC%2FmgovSign&isi=1476128386&ibi=kz.egov.mobile&apn=kz.mobile.mgov",
                 *           "business": "https://m.egov.kz/businessSign/?link=https%3A%2F%2Fsauda.example%2Fapi%2FegovMobile%2Fphone%2F7Q4K2MTDw0xTq3aZ9LhYb1eC%2FmgovSign&isi=1597880144&ibi=kz.mobile.mgov.business&apn=kz.mobile.mgov.business"
                 *         },
                 *         "documents": [
                 *           48213,
                 *           48214
                 *         ],
                 *         "expires_at": "2026-11-05T09:48:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: EgovCode;
                };
            };
        };
        /** @description How far the telephone is. */
        EgovCodeState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "state": "sent",
                 *         "expires_at": "2026-11-05T09:58:00.000Z",
                 *         "signatures": [
                 *           {
                 *             "id": 48213,
                 *             "cms": "MIIGWQYJKoZIhvcNAQcC"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: EgovCodeState;
                };
            };
        };
        /** @description The signatories. */
        Signatories: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 4,
                 *             "bin": "940140000385",
                 *             "name": "Сағадат Ермекова",
                 *             "position": "главный бухгалтер",
                 *             "iin": "8505••••••27",
                 *             "user_id": null,
                 *             "is_member": false,
                 *             "until": "2027-06-30",
                 *             "source": "staff",
                 *             "added_by": "Айгерім Серікқызы",
                 *             "added_at": "2026-11-05T09:38:00.000Z",
                 *             "ended_at": null,
                 *             "allowed_actions": [
                 *               "end"
                 *             ]
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "truncated": false
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SignatoryList;
                };
            };
        };
        /** @description The signatory, as it was entered. */
        SignatoryAdded: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 4,
                 *         "bin": "940140000385",
                 *         "name": "Сағадат Ермекова",
                 *         "position": "главный бухгалтер",
                 *         "iin": "8505••••••27",
                 *         "user_id": null,
                 *         "is_member": false,
                 *         "until": "2027-06-30",
                 *         "source": "staff",
                 *         "added_by": "Айгерім Серікқызы",
                 *         "added_at": "2026-11-05T09:38:00.000Z",
                 *         "ended_at": null,
                 *         "allowed_actions": [
                 *           "end"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Signatory;
                };
            };
        };
        /** @description A part of the list; `total` is the exact length of the whole list. */
        Notifications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 901,
                 *             "type": 20,
                 *             "view": 0,
                 *             "created_at": "2026-11-21T06:42:00.000Z",
                 *             "user_banner_id": {
                 *               "id": 48213,
                 *               "title": "Диски тормозные Brembo Max, передние",
                 *               "title_kk": null,
                 *               "kind": "part",
                 *               "category": "brakes",
                 *               "photo": null
                 *             },
                 *             "reason": "photos",
                 *             "comment": "На втором фото другая деталь."
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: NotificationList;
                };
            };
        };
        /** @description How many notifications there are and how many of them are viewed. */
        NotificationCounts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "count": 42,
                 *         "view_count": 41
                 *       }
                 *     }
                 */
                "application/json": {
                    data: NotificationCounts;
                };
            };
        };
        /** @description The word that was added. */
        SearchWordCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 13,
                 *         "text": "Телевизор",
                 *         "kind": "part",
                 *         "targets": [
                 *           {
                 *             "kind": "part",
                 *             "target": "Панели радиатора",
                 *             "name": "Панели радиатора",
                 *             "name_kk": "Радиатор панельдері"
                 *           }
                 *         ],
                 *         "origin": "own",
                 *         "is_hidden": false,
                 *         "version": 1,
                 *         "changed_at": "2026-11-21T06:42:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SearchWord;
                };
            };
        };
        /** @description The word. */
        SearchWord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 13,
                 *         "text": "Телевизоры",
                 *         "kind": "part",
                 *         "targets": [
                 *           {
                 *             "kind": "part",
                 *             "target": "Панели радиатора",
                 *             "name": "Панели радиатора",
                 *             "name_kk": "Радиатор панельдері"
                 *           }
                 *         ],
                 *         "origin": "own",
                 *         "is_hidden": false,
                 *         "version": 2,
                 *         "changed_at": "2026-11-21T06:42:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description The word as it is now. */
                    data: SearchWord;
                };
            };
        };
        /** @description The settings as they are now. */
        Company: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 205,
                 *         "name": "ТОО «АвтоДиск Алматы»",
                 *         "bin": "380940021923",
                 *         "sign": "AutoDisc",
                 *         "trade_group": {
                 *           "id": 2,
                 *           "name": "Подвеска и тормоза",
                 *           "name_kk": "Аспа және тежегіш"
                 *         },
                 *         "trade": "Тормозные системы",
                 *         "trade_kk": "Тежегіш жүйелері",
                 *         "brands": [
                 *           {
                 *             "id": 3,
                 *             "name": "Toyota",
                 *             "name_kk": null
                 *           }
                 *         ],
                 *         "spare_parts": [
                 *           {
                 *             "id": 7,
                 *             "name": "Тормозной диск",
                 *             "name_kk": "Тежегіш дискісі"
                 *           }
                 *         ],
                 *         "weekdays": [
                 *           1,
                 *           2,
                 *           3,
                 *           4,
                 *           5,
                 *           6
                 *         ],
                 *         "hours_from": "09:00",
                 *         "hours_to": "19:00",
                 *         "exceptions": [
                 *           {
                 *             "date": "2026-12-16",
                 *             "opens": null,
                 *             "closes": null,
                 *             "note": "Инвентаризация"
                 *           }
                 *         ],
                 *         "phones": [
                 *           "+77010000012"
                 *         ],
                 *         "whatsapp": "+77010000012",
                 *         "door_photo": null,
                 *         "version": 4
                 *       }
                 *     }
                 */
                "application/json": {
                    data: CompanySettings;
                };
            };
        };
        /** @description Somebody has changed the settings since; `company` is what is there now. */
        CompanyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Это тем временем изменилось.",
                 *       "code": "version_conflict",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The client's copy (`If-None-Match`) is current. */
        NotModified: {
            headers: {
                /** @description `no-cache`. */
                "Cache-Control"?: string;
                /** @description As in 200. */
                ETag?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The text. */
        CentreText: {
            headers: {
                "Cache-Control": components["headers"]["RevalidatedCaching"];
                ETag: components["headers"]["ContentTag"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 61,
                 *         "title": "Политика конфиденциальности",
                 *         "title_kk": "Құпиялылық саясаты",
                 *         "lead": "Какие данные мы храним и зачем.",
                 *         "lead_kk": "Қандай деректерді не үшін сақтаймыз.",
                 *         "text": "## Какие данные",
                 *         "html": "<h2 id=\"kakie-dannye\">Какие данные</h2>",
                 *         "contents": [
                 *           {
                 *             "id": "kakie-dannye",
                 *             "level": 2,
                 *             "text": "Какие данные"
                 *           }
                 *         ],
                 *         "text_kk": null,
                 *         "html_kk": null,
                 *         "contents_kk": [],
                 *         "version": 2,
                 *         "effective_on": "2026-11-01",
                 *         "change_note": "Добавлен раздел о файлах cookie.",
                 *         "change_note_kk": "Cookie файлдары туралы бөлім қосылды.",
                 *         "versions": [
                 *           {
                 *             "version": 2,
                 *             "effective_on": "2026-11-01",
                 *             "change_note": "Добавлен раздел о файлах cookie.",
                 *             "change_note_kk": "Cookie файлдары туралы бөлім қосылды."
                 *           },
                 *           {
                 *             "version": 1,
                 *             "effective_on": "2026-01-01",
                 *             "change_note": null,
                 *             "change_note_kk": null
                 *           }
                 *         ],
                 *         "updated_at": "2026-11-21T06:42:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: CentreText;
                };
            };
        };
        /** @description The entries. */
        ContentItems: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 4,
                 *             "set": "slider",
                 *             "position": 1,
                 *             "version": 2,
                 *             "fields": {
                 *               "title": "Скидки на тормоза",
                 *               "title_kk": null,
                 *               "link": "/promotions"
                 *             },
                 *             "image": null,
                 *             "state": "changed",
                 *             "live": {
                 *               "version": 1,
                 *               "from": "2026-11-21T06:42:00.000Z",
                 *               "till": null
                 *             },
                 *             "planned": null,
                 *             "missing": {
                 *               "image": [
                 *                 "required"
                 *               ]
                 *             },
                 *             "untranslated": [
                 *               "title"
                 *             ],
                 *             "changed_at": "2026-11-21T06:42:00.000Z",
                 *             "changed_by": {
                 *               "id": 2,
                 *               "name": "Админ"
                 *             }
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: ContentItemList;
                };
            };
        };
        /** @description The entry and its versions. */
        ContentDetail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "item": {
                 *           "id": 4,
                 *           "set": "slider",
                 *           "position": 1,
                 *           "version": 2,
                 *           "fields": {
                 *             "title": "Скидки на тормоза",
                 *             "title_kk": null,
                 *             "link": "/promotions"
                 *           },
                 *           "image": null,
                 *           "state": "changed",
                 *           "live": {
                 *             "version": 1,
                 *             "from": "2026-11-21T06:42:00.000Z",
                 *             "till": null
                 *           },
                 *           "planned": null,
                 *           "missing": {
                 *             "image": [
                 *               "required"
                 *             ]
                 *           },
                 *           "untranslated": [
                 *             "title"
                 *           ],
                 *           "changed_at": "2026-11-21T06:42:00.000Z",
                 *           "changed_by": {
                 *             "id": 2,
                 *             "name": "Админ"
                 *           }
                 *         },
                 *         "warnings": [],
                 *         "versions": [
                 *           {
                 *             "number": 1,
                 *             "fields": {
                 *               "title": "Скидки на тормоза",
                 *               "title_kk": null,
                 *               "link": "/promotions"
                 *             },
                 *             "image": null,
                 *             "created_at": "2026-11-21T06:42:00.000Z",
                 *             "author": {
                 *               "id": 2,
                 *               "name": "Админ"
                 *             },
                 *             "restored_from": null,
                 *             "edition": null,
                 *             "effective_on": null,
                 *             "change_note": null,
                 *             "change_note_kk": null
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: ContentDetail;
                };
            };
        };
        /** @description The entry, which is a draft. */
        ContentCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "item": {
                 *           "id": 4,
                 *           "set": "slider",
                 *           "position": 1,
                 *           "version": 1,
                 *           "fields": {
                 *             "title": "Скидки на тормоза",
                 *             "title_kk": null,
                 *             "link": "/promotions"
                 *           },
                 *           "image": null,
                 *           "state": "draft",
                 *           "live": null,
                 *           "planned": null,
                 *           "missing": {
                 *             "image": [
                 *               "required"
                 *             ]
                 *           },
                 *           "untranslated": [
                 *             "title"
                 *           ],
                 *           "changed_at": "2026-11-21T06:42:00.000Z",
                 *           "changed_by": {
                 *             "id": 2,
                 *             "name": "Админ"
                 *           }
                 *         },
                 *         "warnings": []
                 *       }
                 *     }
                 */
                "application/json": {
                    data: ContentSaved;
                };
            };
        };
        /** @description Somebody has changed the entry since; `current` is the entry as it is now. */
        VersionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Это тем временем изменилось.",
                 *       "code": "version_conflict",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The entry as it is now. */
        ContentSaved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "item": {
                 *           "id": 4,
                 *           "set": "slider",
                 *           "position": 1,
                 *           "version": 2,
                 *           "fields": {
                 *             "title": "Скидки на тормоза",
                 *             "title_kk": null,
                 *             "link": "/promotions"
                 *           },
                 *           "image": null,
                 *           "state": "changed",
                 *           "live": {
                 *             "version": 1,
                 *             "from": "2026-11-21T06:42:00.000Z",
                 *             "till": null
                 *           },
                 *           "planned": null,
                 *           "missing": {
                 *             "image": [
                 *               "required"
                 *             ]
                 *           },
                 *           "untranslated": [
                 *             "title"
                 *           ],
                 *           "changed_at": "2026-11-21T06:42:00.000Z",
                 *           "changed_by": {
                 *             "id": 2,
                 *             "name": "Админ"
                 *           }
                 *         },
                 *         "warnings": [
                 *           {
                 *             "code": "link_broken",
                 *             "field": "text",
                 *             "detail": "/nowhere"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: ContentSaved;
                };
            };
        };
        /** @description The entry of the dictionary. */
        BrandCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 1,
                 *         "name": "Toyota",
                 *         "ads": 214
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Brand;
                };
            };
        };
        /** @description The entry of the dictionary. */
        Brand: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 1,
                 *         "name": "Toyota",
                 *         "ads": 214
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Brand;
                };
            };
        };
        /** @description What was moved. */
        DictionaryMerged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "moved": {
                 *           "ads": 18,
                 *           "search_words": 1,
                 *           "content": 0
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DictionaryMerged;
                };
            };
        };
        /** @description Something refers to the entry; `uses` says how much. */
        InUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Этим ещё пользуются, сначала замените его.",
                 *       "code": "in_use",
                 *       "uses": {
                 *         "ads": 214,
                 *         "search_words": 1,
                 *         "content": 0
                 *       },
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": Failure;
            };
        };
        /** @description The entry of the dictionary. */
        ServiceCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Шиномонтаж",
                 *         "name_kk": "Шина монтаждау",
                 *         "ads": 18
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Service;
                };
            };
        };
        /** @description The entry of the dictionary. */
        Service: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 3,
                 *         "name": "Шиномонтаж",
                 *         "name_kk": "Шина монтаждау",
                 *         "ads": 18
                 *       }
                 *     }
                 */
                "application/json": {
                    data: Service;
                };
            };
        };
        /** @description The entry of the dictionary. */
        SparePartCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 7,
                 *         "name": "Тормозной диск",
                 *         "name_kk": "Тежегіш дискісі",
                 *         "category": "brakes",
                 *         "ads": 64
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SparePart;
                };
            };
        };
        /** @description The entry of the dictionary. */
        SparePart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 7,
                 *         "name": "Тормозной диск",
                 *         "name_kk": "Тежегіш дискісі",
                 *         "category": "brakes",
                 *         "ads": 64
                 *       }
                 *     }
                 */
                "application/json": {
                    data: SparePart;
                };
            };
        };
        /** @description The district. */
        DistrictCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 9,
                 *         "name": "Алмалинский район",
                 *         "name_kk": "Алмалы ауданы",
                 *         "people": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DistrictEntry;
                };
            };
        };
        /** @description The district. */
        District: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 2,
                 *         "name": "Алмалинский район",
                 *         "name_kk": "Алмалы ауданы",
                 *         "people": 14
                 *       }
                 *     }
                 */
                "application/json": {
                    data: DistrictEntry;
                };
            };
        };
        /** @description Groups of trades in their order. */
        TradeGroups: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "items": [
                 *           {
                 *             "id": 2,
                 *             "name": "Подвеска и тормоза",
                 *             "name_kk": "Аспа және тежегіш",
                 *             "companies": 11
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: TradeGroupList;
                };
            };
        };
        /** @description The group of trades. */
        TradeGroupCreated: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 8,
                 *         "name": "Сервис",
                 *         "name_kk": "Сервис",
                 *         "companies": 0
                 *       }
                 *     }
                 */
                "application/json": {
                    data: TradeGroupEntry;
                };
            };
        };
        /** @description The group of trades. */
        TradeGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "id": 2,
                 *         "name": "Подвеска и тормоза",
                 *         "name_kk": "Аспа және тежегіш",
                 *         "companies": 11
                 *       }
                 *     }
                 */
                "application/json": {
                    data: TradeGroupEntry;
                };
            };
        };
    };
    parameters: {
        /**
         * @description Language of `message` in an error response, `ru` (default) or `kk`.
         * @example kk
         */
        Language: string;
        /**
         * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
         * @example sdk/0.1.0
         */
        Client: string;
        /**
         * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
         * @example 7
         */
        Person: string;
        /**
         * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
         * @example new
         */
        Flow: string;
        /**
         * @description E-mail address of the user, in any case, URL-encoded.
         * @example person@sauda.example
         */
        Email: string;
        /**
         * @description A user's id. It does not determine the current user.
         * @example 12
         */
        UserId: number;
        /**
         * @description Id of the record that the operation is about, as lists and earlier responses return it.
         * @example 48213
         */
        Id: number;
        /**
         * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
         * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
         */
        IdempotencyKey: string;
        /**
         * @description The number of a company that the current user belongs to.
         * @example 205
         */
        CompanyNumber: number;
        /**
         * @description The token that the portal printed to the console at start.
         * @example 4c1d0a6be2f97f35
         */
        ConsoleToken: string;
        /**
         * @description Id of an e-mail, as `letter/list` returns it: a UUID.
         * @example 0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10
         */
        LetterId: string;
        /**
         * @description Only ads that wait for this reason; without it all of them.
         * @example changed
         */
        QueueEntryAsked: QueueEntry;
        /**
         * @description Id of an ad: the queue around it, wherever it stands. Without it, or if the ad is not in the queue that was asked for, its beginning.
         * @example 48213
         */
        QueueAround: number;
        /**
         * @description How many ads to return at most; 100 without it. With `around`, half of them stand before that ad, if so many wait longer.
         * @example 24
         */
        QueueLimit: number;
        /**
         * @description The number of the part, from `addressParts`.
         * @example 1
         */
        AddressPart: number;
        /**
         * @description Returns only ids above this one: the last id of the answer before.
         * @example 48213
         */
        AfterId: number;
        /**
         * @description Id of a batch of documents, as `pagination` of the batches returns it.
         * @example 31
         */
        BatchId: number;
        /**
         * @description Number of the page, from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Number of the version of a document, from 1.
         * @example 1
         */
        DocumentVersionNumber: number;
        /**
         * @description The current user's id; with another one the answer is 404.
         * @example 12
         */
        Signer: number;
        /**
         * @description Id of a batch of documents; 0 with `ids` for documents of several batches.
         * @example 31
         */
        SigningBatch: number;
        /**
         * @description Ids of the chosen documents, separated by commas; without it all documents of the batch.
         * @example 48213,48214
         */
        ChosenIds: string;
        /**
         * @description Id of a signing session, as `start` returned it.
         * @example 5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10
         */
        SessionId: string;
        /**
         * @description Whose signature it is.
         * @example tenant
         */
        SideOfSignature: string;
        /**
         * @description What somebody has typed so far, unfinished words included, in either language; at most 200 characters, and empty before anything is typed.
         * @example тормоз
         */
        Typed: string;
        /**
         * @description How many suggestions of a kind to return at most; 4 without it. Levels are always all returned.
         * @example 4
         */
        SuggestionLimit: number;
        /**
         * @description A query of the catalogue, in either language; at most 200 characters.
         * @example карбюратор
         */
        NearTo: string;
        /**
         * @description Only things of this kind; all kinds without it.
         * @example part
         */
        AliasKind: SearchWordKind;
        /**
         * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
         * @example true
         */
        Preview: boolean;
        /**
         * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
         * @example 2
         */
        TextVersionNumber: number;
        /**
         * @description The set of content.
         * @example slider
         */
        ContentSetName: ContentSet;
    };
    requestBodies: never;
    headers: {
        /** @description `true` if this is the stored response to an earlier request with the same `Idempotency-Key`; nothing was done this time. */
        IdempotencyReplayed: "true";
        /** @description The host honours the `Idempotency-Key` of creating calls for this long. Every response of the API has this header; without it, do not repeat a creating call whose response was lost. */
        Idempotency: "24h";
        /** @description `no-cache`: a copy may be kept and must be checked with `If-None-Match`. `private, no-store` for a preview. */
        RevalidatedCaching: string;
        /** @description Changes whenever the answer does. A preview has none. */
        ContentTag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    auth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "login": "person@sauda.example",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": Credentials;
            };
        };
        responses: {
            /** @description Signed in. The cookie is set unless a token was requested. */
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["Blocked"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "person@sauda.example",
                 *       "language": "kk"
                 *     }
                 */
                "application/json": Registration;
            };
        };
        responses: {
            /** @description The flow. A code is sent, unless the mailbox got an e-mail just before. */
            200: components["responses"]["FlowStarted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description E-mail address of the user, in any case, URL-encoded.
                 * @example person@sauda.example
                 */
                id: components["parameters"]["Email"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow. A code is sent if a user has the address, unless its mailbox got an e-mail just before. */
            200: components["responses"]["RestoreStarted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    followAccessLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "y0vQ3m8Zr5cJ2kXwT6nLbA"
                 *     }
                 */
                "application/json": LinkToken;
            };
        };
        responses: {
            200: components["responses"]["LinkFollowed"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "402917"
                 *     }
                 */
                "application/json": Code;
            };
        };
        responses: {
            200: components["responses"]["CodeChecked"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registrationNext: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "person",
                 *       "name": "Айгерім Серікқызы",
                 *       "phone": "+77010000012",
                 *       "language": "kk"
                 *     }
                 */
                "application/json": RegistrationDetails;
            };
        };
        responses: {
            200: components["responses"]["DetailsKept"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishRegistration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery",
                 *       "terms": true,
                 *       "ad_rules": true,
                 *       "versions": {
                 *         "terms": 2,
                 *         "privacy": 1,
                 *         "ad_rules": 3
                 *       }
                 *     }
                 */
                "application/json": RegistrationEnd;
            };
        };
        responses: {
            /** @description Registered and signed in. */
            200: components["responses"]["SignedIn"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery",
                 *       "current_password": "old horse battery"
                 *     }
                 */
                "application/json": NewPassword;
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": true
                     *     }
                     */
                    "application/json": {
                        data: PasswordSet;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "name": "Айгерім Серікқызы",
                 *         "phone": "8 701 000 00 12",
                 *         "language": "kk",
                 *         "district_id": 2
                 *       }
                 *     }
                 */
                "application/json": UserUpdate;
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    personPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "қасымов",
                 *       "role_id": 1,
                 *       "blocked": false
                 *     }
                 */
                "application/json": PersonRequest;
            };
        };
        responses: {
            200: components["responses"]["PersonPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    personDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PersonDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "fraud",
                 *       "note": "Брал предоплату и не отдавал деталь."
                 *     }
                 */
                "application/json": UserBlock;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["PasswordAgain"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Oneself"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Разобрались по телефону."
                 *     }
                 */
                "application/json": UserUnblock;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["PasswordAgain"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role_id": 4,
                 *       "was": 3
                 *     }
                 */
                "application/json": UserRole;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["PasswordAgain"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "department_id": 3,
                 *       "was": null
                 *     }
                 */
                "application/json": UserDepartment;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "қасымов 214"
                 *     }
                 */
                "application/json": UserText;
            };
        };
        responses: {
            200: components["responses"]["People"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersOfDepartments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         3,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": DepartmentIds;
            };
        };
        responses: {
            200: components["responses"]["People"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersOfDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["People"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    usersOfFacility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["People"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All facilities, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "name": "Корпус А",
                     *             "name_kk": "А корпусы",
                     *             "address": "Алматы, пр. Суюнбая, 159",
                     *             "address_kk": "Алматы, Сүйінбай даңғылы, 159",
                     *             "departments": [
                     *               {
                     *                 "id": 3,
                     *                 "name": "Тормоза и подвеска",
                     *                 "name_kk": "Тежегіш пен аспа",
                     *                 "people": 14
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: FacilityList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFacility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Корпус Б",
                 *       "name_kk": "Б корпусы",
                 *       "address": "Алматы, пр. Суюнбая, 161",
                 *       "address_kk": "Алматы, Сүйінбай даңғылы, 161"
                 *     }
                 */
                "application/json": FacilityDraft;
            };
        };
        responses: {
            200: components["responses"]["FacilityCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFacility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Корпус Б",
                 *       "name_kk": "Б корпусы",
                 *       "address": "Алматы, пр. Суюнбая, 161",
                 *       "address_kk": "Алматы, Сүйінбай даңғылы, 161"
                 *     }
                 */
                "application/json": FacilityDraft;
            };
        };
        responses: {
            200: components["responses"]["Facility"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFacility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PlaceInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "facility_id": 1,
                 *       "name": "Кузов и оптика",
                 *       "name_kk": "Шанақ пен оптика"
                 *     }
                 */
                "application/json": DepartmentDraft;
            };
        };
        responses: {
            200: components["responses"]["DepartmentCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "facility_id": 1,
                 *       "name": "Кузов и оптика",
                 *       "name_kk": "Шанақ пен оптика"
                 *     }
                 */
                "application/json": DepartmentDraft;
            };
        };
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["PlaceInUse"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Me"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    currentFlow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentFlow"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveFlow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow is deleted. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 91,
                     *             "current": true,
                     *             "browser": "Chrome",
                     *             "system": "Windows",
                     *             "address": "203.0.113.7",
                     *             "created_at": "2026-11-20T06:00:00.000Z",
                     *             "seen_at": "2026-11-21T05:58:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SessionList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    actFor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_id": 205
                 *     }
                 */
                "application/json": ActingCompany;
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SessionsEnded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "горшок-ветер-семнадцать"
                 *     }
                 */
                "application/json": PasswordProof;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "new@sauda.example",
                 *       "role_id": 3,
                 *       "language": "kk",
                 *       "department_id": 3
                 *     }
                 */
                "application/json": InvitationDraft;
            };
        };
        responses: {
            200: components["responses"]["InvitationCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Invitations"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is revoked. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
                 * @example new
                 */
                "X-Access-Flow"?: components["parameters"]["Flow"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "y0vQ3m8Zr5cJ2kXwT6nLbA"
                 *     }
                 */
                "application/json": InvitationAcceptance;
            };
        };
        responses: {
            200: components["responses"]["InvitationAccepted"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "y0vQ3m8Zr5cJ2kXwT6nLbA"
                 *     }
                 */
                "application/json": InvitationToken;
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "role_id": 1,
                     *         "company": "ТОО «АвтоДиск Алматы»",
                     *         "function": "accountant",
                     *         "invited_by": "Марат Әбенов",
                     *         "email": "colleague@sauda.example",
                     *         "known": true,
                     *         "expires_at": "2026-11-28T06:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: InvitationTold;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "y0vQ3m8Zr5cJ2kXwT6nLbA"
                 *     }
                 */
                "application/json": InvitationToken;
            };
        };
        responses: {
            /** @description The invitation has ended. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    companyDetail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "company": {
                     *           "id": 205,
                     *           "name": "ТОО «АвтоДиск Алматы»",
                     *           "sign": "AutoDisc",
                     *           "bin": "940140000385"
                     *         },
                     *         "created_at": "2026-03-01T06:00:00.000Z",
                     *         "ended": null,
                     *         "facility": {
                     *           "id": 1,
                     *           "name": "Корпус А",
                     *           "name_kk": "А корпусы"
                     *         },
                     *         "department": {
                     *           "id": 3,
                     *           "name": "Тормоза и подвеска",
                     *           "name_kk": "Тежегіш пен аспа"
                     *         },
                     *         "trade_group": {
                     *           "id": 2,
                     *           "name": "Подвеска и тормоза",
                     *           "name_kk": "Аспа мен тежегіш"
                     *         },
                     *         "trade": "Диски и колодки",
                     *         "trade_kk": "Дискілер мен қалыптар",
                     *         "rooms": [
                     *           {
                     *             "id": 54,
                     *             "level": 2,
                     *             "number": "214",
                     *             "name": "AutoDisc"
                     *           }
                     *         ],
                     *         "members": [
                     *           {
                     *             "id": 31,
                     *             "name": "Марат Әбенов",
                     *             "email": "marat@sauda.example",
                     *             "function": "owner",
                     *             "since": "2026-03-01T06:00:00.000Z",
                     *             "blocked": false
                     *           }
                     *         ],
                     *         "former": [
                     *           {
                     *             "id": 78,
                     *             "name": "Гүлнар Ахметова",
                     *             "function": "accountant",
                     *             "since": "2026-03-05T06:00:00.000Z",
                     *             "until": "2026-09-01T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "invitations": [],
                     *         "ads": [
                     *           {
                     *             "status": 31,
                     *             "count": 12
                     *           }
                     *         ],
                     *         "documents": [
                     *           {
                     *             "kind": "completion",
                     *             "count": 9,
                     *             "waiting": 1
                     *           }
                     *         ],
                     *         "end_effects": {
                     *           "rooms": 1,
                     *           "ads": 12,
                     *           "waiting_ads": 0,
                     *           "people": 1,
                     *           "limited": 1,
                     *           "signing_sessions": 0,
                     *           "invitations": 0,
                     *           "requests": 0,
                     *           "documents": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: CompanyDetail;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCompanyRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "room_ids": [
                 *         54,
                 *         55
                 *       ],
                 *       "was": [
                 *         54
                 *       ]
                 *     }
                 */
                "application/json": CompanyRooms;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endTenancy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "lease_over",
                 *       "note": "Договор № 17 закончился 30 ноября."
                 *     }
                 */
                "application/json": TenancyEnding;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["PasswordAgain"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "company": {
                     *           "id": 205,
                     *           "name": "ТОО «АвтоДиск Алматы»",
                     *           "sign": "AutoDisc",
                     *           "bin": "940140000385"
                     *         },
                     *         "members": [
                     *           {
                     *             "id": 31,
                     *             "name": "Марат Әбенов",
                     *             "function": "owner",
                     *             "since": "2026-03-01T06:00:00.000Z",
                     *             "you": true,
                     *             "blocked": false,
                     *             "allowed_actions": []
                     *           },
                     *           {
                     *             "id": 78,
                     *             "name": "Гүлнар Ахметова",
                     *             "function": "accountant",
                     *             "since": "2026-09-01T06:00:00.000Z",
                     *             "you": false,
                     *             "blocked": false,
                     *             "allowed_actions": [
                     *               "change_function",
                     *               "make_owner",
                     *               "remove"
                     *             ]
                     *           }
                     *         ],
                     *         "invitations": [
                     *           {
                     *             "id": 9,
                     *             "email": "seller@sauda.example",
                     *             "function": "seller",
                     *             "invited_by": "Марат Әбенов",
                     *             "created_at": "2026-11-21T06:00:00.000Z",
                     *             "expires_at": "2026-11-28T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "requests": [
                     *           {
                     *             "id": 4,
                     *             "name": "Данияр Оспанов",
                     *             "email": "daniyar@sauda.example",
                     *             "phone": "+77010000077",
                     *             "created_at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: CompanyPeople;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "seller@sauda.example",
                 *       "function": "seller",
                 *       "language": "kk"
                 *     }
                 */
                "application/json": ColleagueDraft;
            };
        };
        responses: {
            /** @description The invitation, and its link if it has no address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "invitation": {
                     *           "id": 9,
                     *           "email": "seller@sauda.example",
                     *           "function": "seller",
                     *           "invited_by": "Марат Әбенов",
                     *           "created_at": "2026-11-21T06:00:00.000Z",
                     *           "expires_at": "2026-11-28T06:00:00.000Z"
                     *         },
                     *         "link": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ColleagueInvited;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is withdrawn. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeFunction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "function": "seller"
                 *     }
                 */
                "application/json": FunctionChange;
            };
        };
        responses: {
            /** @description The function is changed. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "own_function": "accountant"
                 *     }
                 */
                "application/json": HandOver;
            };
        };
        responses: {
            /** @description The company has this owner. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeColleague: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership has ended. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideMembershipRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true,
                 *       "function": "seller"
                 *     }
                 */
                "application/json": MembershipDecision;
            };
        };
        responses: {
            /** @description Decided. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "y0vQ3m8Zr5cJ2kXwT6nLbA"
                 *     }
                 */
                "application/json": InvitationToken;
            };
        };
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["FlowOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description The number of a company that the current user belongs to.
                 * @example 205
                 */
                id: components["parameters"]["CompanyNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTenantApplications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 4,
                     *             "user_id": 77,
                     *             "name": "Данияр Оспанов",
                     *             "email": "daniyar@sauda.example",
                     *             "phone": "+77010000077",
                     *             "company": "ИП Оспанов",
                     *             "bin": "340960000125",
                     *             "rooms": [
                     *               {
                     *                 "id": 54,
                     *                 "level": 2,
                     *                 "number": "214",
                     *                 "name": "AutoDisc"
                     *               }
                     *             ],
                     *             "created_at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: TenantApplicationList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideTenantApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": true,
                 *       "room_ids": [
                 *         54
                 *       ]
                 *     }
                 */
                "application/json": TenantDecision;
            };
        };
        responses: {
            /** @description Decided. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLetters: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token that the portal printed to the console at start.
                 * @example 4c1d0a6be2f97f35
                 */
                "X-Console-Token"?: components["parameters"]["ConsoleToken"];
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mails, newest first, at most 200. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": "0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10",
                     *             "to": "person@sauda.example",
                     *             "subject": "Код для регистрации: 402917",
                     *             "sent_at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: LetterList;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readLetter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The token that the portal printed to the console at start.
                 * @example 4c1d0a6be2f97f35
                 */
                "X-Console-Token"?: components["parameters"]["ConsoleToken"];
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of an e-mail, as `letter/list` returns it: a UUID.
                 * @example 0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10
                 */
                id: components["parameters"]["LetterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10",
                     *         "to": "person@sauda.example",
                     *         "subject": "Код для регистрации: 402917",
                     *         "sent_at": "2026-11-21T06:00:00.000Z",
                     *         "text": "402917",
                     *         "html": "<p>402917</p>"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: LetterText;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": "catalogue",
                 *       "q": "диск тормозной",
                 *       "brand_id": 1,
                 *       "price_to": 60000,
                 *       "limit": 24
                 *     }
                 */
                "application/json": AdPageRequest;
            };
        };
        responses: {
            200: components["responses"]["AdPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    allAds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "list": "own"
                 *     }
                 */
                "application/json": AdFilter;
            };
        };
        responses: {
            200: components["responses"]["AdAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": AdRoomsRequest;
            };
        };
        responses: {
            200: components["responses"]["Rooms"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTitle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Тормозной диск на Камри 50"
                 *     }
                 */
                "application/json": AdTitle;
            };
        };
        responses: {
            /** @description What the title names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "brand": {
                     *           "id": 1,
                     *           "name": "Toyota",
                     *           "name_kk": null
                     *         },
                     *         "spare_part": {
                     *           "id": 7,
                     *           "name": "Тормозной диск",
                     *           "name_kk": "Тежегіш дискісі"
                     *         },
                     *         "service": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdTitleReading;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    stagePhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "photo": "JFIF"
                 *     }
                 */
                "multipart/form-data": StagedPhotoForm;
            };
        };
        responses: {
            200: components["responses"]["PhotoStaged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "part",
                 *       "brand_id": "1",
                 *       "spare_part_id": "7",
                 *       "title": "Диски тормозные Brembo Max, передние",
                 *       "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *       "price": "58 000",
                 *       "condition": "new",
                 *       "phone": "8 701 000 00 12"
                 *     }
                 */
                "multipart/form-data": AdForm;
            };
        };
        responses: {
            200: components["responses"]["AdCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "version": 3
                 *     }
                 */
                "application/json": AdPublication;
            };
        };
        responses: {
            200: components["responses"]["AdPublished"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoPublication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdWaiting"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "revision": "live"
                 *     }
                 */
                "application/json": AdRequest;
            };
        };
        responses: {
            200: components["responses"]["Ad"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countAds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showPhone: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The phone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "phone": "+77010000012"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdPhone;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "48213",
                 *       "version": "3",
                 *       "kind": "part",
                 *       "spare_part_id": "7",
                 *       "title": "Диски тормозные Brembo Max, передние",
                 *       "text": "Комплект из двух вентилируемых дисков, диаметр 296 мм.",
                 *       "price": "58 000",
                 *       "condition": "new",
                 *       "phone": "8 701 000 00 12",
                 *       "photo_order": [
                 *         "6f1c2b7e9a3d4f508c1e",
                 *         "new.0"
                 *       ]
                 *     }
                 */
                "multipart/form-data": AdUpdateForm;
            };
        };
        responses: {
            200: components["responses"]["AdUpdated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAdImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213,
                 *       "key": "6f1c2b7e9a3d4f508c1e",
                 *       "version": 3
                 *     }
                 */
                "application/json": AdImage;
            };
        };
        responses: {
            200: components["responses"]["AdWithoutPhoto"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeDownAdImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213,
                 *       "key": "6f1c2b7e9a3d4f508c1e",
                 *       "reason": "personal",
                 *       "comment": "На снимке видно удостоверение.",
                 *       "version": 3
                 *     }
                 */
                "application/json": AdImageRemoval;
            };
        };
        responses: {
            200: components["responses"]["AdPhotoTakenDown"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    needEdits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "photos",
                 *       "comment": "На втором фото другая деталь.",
                 *       "version": 3
                 *     }
                 */
                "application/json": AdRefusal;
            };
        };
        responses: {
            200: components["responses"]["AdSentBack"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "outdated",
                 *       "comment": "Товара давно нет."
                 *     }
                 */
                "application/json": AdRemoval;
            };
        };
        responses: {
            200: components["responses"]["AdUnpublished"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    archiveAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "version": 4
                 *     }
                 */
                "application/json": AdDecision;
            };
        };
        responses: {
            200: components["responses"]["AdArchived"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "fraud",
                 *       "comment": "Просит предоплату и не отвечает."
                 *     }
                 */
                "application/json": AdRemoval;
            };
        };
        responses: {
            /** @description True. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        data: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": AdActivation;
            };
        };
        responses: {
            200: components["responses"]["AdActivated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    raiseAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": AdDecision;
            };
        };
        responses: {
            200: components["responses"]["AdRaised"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bulkAds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "publish",
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ],
                 *       "versions": [
                 *         3,
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": AdBulk;
            };
        };
        responses: {
            /** @description The result for each ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 48213,
                     *             "ok": true,
                     *             "status": 31
                     *           },
                     *           {
                     *             "id": 48214,
                     *             "ok": false,
                     *             "code": "action_not_allowed",
                     *             "allowed_actions": [
                     *               "activate",
                     *               "delete"
                     *             ]
                     *           }
                     *         ],
                     *         "total": 2,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdBulkResults;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adModeration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdModeration"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moderationQueue: {
        parameters: {
            query?: {
                /**
                 * @description Only ads that wait for this reason; without it all of them.
                 * @example changed
                 */
                entry?: components["parameters"]["QueueEntryAsked"];
                /**
                 * @description Id of an ad: the queue around it, wherever it stands. Without it, or if the ad is not in the queue that was asked for, its beginning.
                 * @example 48213
                 */
                around?: components["parameters"]["QueueAround"];
                /**
                 * @description How many ads to return at most; 100 without it. With `around`, half of them stand before that ad, if so many wait longer.
                 * @example 24
                 */
                limit?: components["parameters"]["QueueLimit"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ModerationQueue"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moderationPace: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long it lately took. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "minutes": 40
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ModerationPace;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    watchAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": AdWatchReport;
            };
        };
        responses: {
            /** @description The other moderators, and the current version of the ad. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "watchers": [
                     *           {
                     *             "id": 3,
                     *             "name": "Ерлан Т."
                     *           }
                     *         ],
                     *         "version": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdWatch;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    complainAboutAd: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "sold",
                 *       "text": "Позвонил, сказали, что продали неделю назад."
                 *     }
                 */
                "application/json": AdComplaint;
            };
        };
        responses: {
            /** @description The complaint waits for a moderator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "repeated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdComplaintResult;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adAddressParts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts, by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "part": 1,
                     *             "ads": 1874,
                     *             "changed_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdAddressParts;
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    adAddresses: {
        parameters: {
            query: {
                /**
                 * @description The number of the part, from `addressParts`.
                 * @example 1
                 */
                part: components["parameters"]["AddressPart"];
                /**
                 * @description Returns only ids above this one: the last id of the answer before.
                 * @example 48213
                 */
                after?: components["parameters"]["AfterId"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ids and dates; empty if the part has no more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 48213,
                     *             "changed_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AdAddresses;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    complainedAds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ads, and how many there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 48213,
                     *             "title": "Фара передняя левая",
                     *             "title_kk": null,
                     *             "complaints": 2,
                     *             "first_at": "2026-11-20T12:10:00.000Z",
                     *             "last_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ComplainedAds;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewComplaints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "up_to": 17
                 *     }
                 */
                "application/json": ComplaintReview;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The photo's key.
                 * @example 6f1c2b7e9a3d4f508c1e
                 */
                key: string;
                /**
                 * @description Size and format.
                 * @example medium.webp
                 */
                variant: "small.webp" | "medium.webp" | "large.webp" | "large.jpeg" | "large.avif";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `no-cache` if the photo is public, `private, no-store` if only the owner and staff may see it. */
                    "Cache-Control"?: string;
                    /** @description Made of key and size, if the photo is public; a file never changes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                    /** @example JFIF */
                    "image/jpeg": string;
                    /** @example ftypavif */
                    "image/avif": string;
                };
            };
            /** @description The client's copy (`If-None-Match`) is current, and the photo is still public. */
            304: {
                headers: {
                    /** @description `no-cache`. */
                    "Cache-Control"?: string;
                    /** @description As in 200. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213,
                 *       "secret": "7Q4K2MTDw0xTq3aZ9LhYb1eC"
                 *     }
                 */
                "application/json": CheckAddress;
            };
        };
        responses: {
            200: components["responses"]["CheckedDocument"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkNumber: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CheckedNumber"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkUpload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": CheckForm;
            };
        };
        responses: {
            200: components["responses"]["CheckedUpload"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoicePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": [
                 *         1
                 *       ],
                 *       "sort": "newest",
                 *       "limit": 50
                 *     }
                 */
                "application/json": DocumentPageRequest;
            };
        };
        responses: {
            200: components["responses"]["DocumentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentSummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceTenants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentTenants"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceByRid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceSetView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description Marked. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoicePreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
                /**
                 * @description Number of the version of a document, from 1.
                 * @example 1
                 */
                version: components["parameters"]["DocumentVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `private, max-age=31536000, immutable`: a page of a version never changes. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213
                 *     }
                 */
                "application/json": DocumentRequest;
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description `attachment` with a file name made of kind, number and date. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDownloadAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDownloadByIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31,
                 *       "rows": "lines"
                 *     }
                 */
                "application/json": DocumentExportRequest;
            };
        };
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceImportCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            200: components["responses"]["DocumentImportChecked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            /** @description The progress, line by line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running",
                     *       "done": 50,
                     *       "total": 128,
                     *       "result": null
                     *     }
                     */
                    "application/x-ndjson": DocumentImportEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "sum",
                 *       "text": "Вывеску сняли 15 сентября, считайте за полмесяца.",
                 *       "version": 1
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceAnnul: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "duplicate",
                 *       "text": "Площадь посчитали дважды."
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01",
                 *       "limit": 12
                 *     }
                 */
                "application/json": BatchPageRequest;
            };
        };
        responses: {
            200: components["responses"]["BatchPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDateList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01"
                 *     }
                 */
                "application/json": BatchFilter;
            };
        };
        responses: {
            200: components["responses"]["BatchAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDateGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31
                 *     }
                 */
                "application/json": BatchRequest;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDateUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "due_on": "2026-11-25"
                 *       }
                 *     }
                 */
                "application/json": BatchChange;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDateDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceDateRemind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bins": [
                 *         "940140000385"
                 *       ]
                 *     }
                 */
                "application/json": BatchReminder;
            };
        };
        responses: {
            200: components["responses"]["Reminded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceStatuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentStatuses"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": [
                 *         1
                 *       ],
                 *       "sort": "newest",
                 *       "limit": 50
                 *     }
                 */
                "application/json": DocumentPageRequest;
            };
        };
        responses: {
            200: components["responses"]["DocumentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentSummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionTenants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentTenants"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionByRid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSetView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description Marked. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
                /**
                 * @description Number of the version of a document, from 1.
                 * @example 1
                 */
                version: components["parameters"]["DocumentVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `private, max-age=31536000, immutable`: a page of a version never changes. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213
                 *     }
                 */
                "application/json": DocumentRequest;
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description `attachment` with a file name made of kind, number and date. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDownloadAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDownloadByIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31,
                 *       "rows": "lines"
                 *     }
                 */
                "application/json": DocumentExportRequest;
            };
        };
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionImportCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            200: components["responses"]["DocumentImportChecked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            /** @description The progress, line by line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running",
                     *       "done": 50,
                     *       "total": 128,
                     *       "result": null
                     *     }
                     */
                    "application/x-ndjson": DocumentImportEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "sum",
                 *       "text": "Вывеску сняли 15 сентября, считайте за полмесяца.",
                 *       "version": 1
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionAnnul: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "duplicate",
                 *       "text": "Площадь посчитали дважды."
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01",
                 *       "limit": 12
                 *     }
                 */
                "application/json": BatchPageRequest;
            };
        };
        responses: {
            200: components["responses"]["BatchPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDateList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01"
                 *     }
                 */
                "application/json": BatchFilter;
            };
        };
        responses: {
            200: components["responses"]["BatchAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDateGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31
                 *     }
                 */
                "application/json": BatchRequest;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDateUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "due_on": "2026-11-25"
                 *       }
                 *     }
                 */
                "application/json": BatchChange;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDateDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionDateRemind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bins": [
                 *         "940140000385"
                 *       ]
                 *     }
                 */
                "application/json": BatchReminder;
            };
        };
        responses: {
            200: components["responses"]["Reminded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionStatuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentStatuses"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": [
                 *         1
                 *       ],
                 *       "sort": "newest",
                 *       "limit": 50
                 *     }
                 */
                "application/json": DocumentPageRequest;
            };
        };
        responses: {
            200: components["responses"]["DocumentPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentSummary"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationTenants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31
                 *     }
                 */
                "application/json": DocumentFilter;
            };
        };
        responses: {
            200: components["responses"]["DocumentTenants"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationByRid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSetView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description Marked. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationHistory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentHistory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationPreview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Number of the page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["PageNumber"];
                /**
                 * @description Number of the version of a document, from 1.
                 * @example 1
                 */
                version: components["parameters"]["DocumentVersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `private, max-age=31536000, immutable`: a page of a version never changes. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDownload: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 48213
                 *     }
                 */
                "application/json": DocumentRequest;
            };
        };
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description `attachment` with a file name made of kind, number and date. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDownloadAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDownloadByIds: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rid": 31,
                 *       "rows": "lines"
                 *     }
                 */
                "application/json": DocumentExportRequest;
            };
        };
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationImportTemplate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationImportCheck: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            200: components["responses"]["DocumentImportChecked"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "PK"
                 *     }
                 */
                "multipart/form-data": DocumentImportForm;
            };
        };
        responses: {
            /** @description The progress, line by line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "running",
                     *       "done": 50,
                     *       "total": 128,
                     *       "result": null
                     *     }
                     */
                    "application/x-ndjson": DocumentImportEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationReject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "sum",
                 *       "text": "Вывеску сняли 15 сентября, считайте за полмесяца.",
                 *       "version": 1
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationAnnul: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "duplicate",
                 *       "text": "Площадь посчитали дважды."
                 *     }
                 */
                "application/json": DocumentRefusal;
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents, as `pagination` of the batches returns it.
                 * @example 31
                 */
                rid: components["parameters"]["BatchId"];
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01",
                 *       "limit": 12
                 *     }
                 */
                "application/json": BatchPageRequest;
            };
        };
        responses: {
            200: components["responses"]["BatchPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDateList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "period_from": "2026-01"
                 *     }
                 */
                "application/json": BatchFilter;
            };
        };
        responses: {
            200: components["responses"]["BatchAll"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDateGet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 31
                 *     }
                 */
                "application/json": BatchRequest;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDateUpdate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "due_on": "2026-11-25"
                 *       }
                 *     }
                 */
                "application/json": BatchChange;
            };
        };
        responses: {
            200: components["responses"]["Batch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDateDelete: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationDateRemind: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bins": [
                 *         "940140000385"
                 *       ]
                 *     }
                 */
                "application/json": BatchReminder;
            };
        };
        responses: {
            200: components["responses"]["Reminded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationStatuses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentStatuses"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentCounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The current user's id; with another one the answer is 404.
                 * @example 12
                 */
                user_id: components["parameters"]["Signer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SigningSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureMultipleStart: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen documents, separated by commas; without it all documents of the batch.
                 * @example 48213,48214
                 */
                ids?: components["parameters"]["ChosenIds"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents; 0 with `ids` for documents of several batches.
                 * @example 31
                 */
                rid: components["parameters"]["SigningBatch"];
                /**
                 * @description The current user's id; with another one the answer is 404.
                 * @example 12
                 */
                user_id: components["parameters"]["Signer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SigningSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a signing session, as `start` returned it.
                 * @example 5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10
                 */
                session_id: components["parameters"]["SessionId"];
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description SHA-256 of the bytes, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *       "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *       "signatures": [
                 *         {
                 *           "id": 48213,
                 *           "cms": "MIIGWQYJKoZIhvcNAQcC"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": SigningSubmission;
            };
        };
        responses: {
            200: components["responses"]["SigningResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureMultipleCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *       "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *       "signatures": [
                 *         {
                 *           "id": 48213,
                 *           "cms": "MIIGWQYJKoZIhvcNAQcC"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": SigningSubmission;
            };
        };
        responses: {
            200: components["responses"]["SigningResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureStart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description The current user's id; with another one the answer is 404.
                 * @example 12
                 */
                user_id: components["parameters"]["Signer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SigningSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureMultipleStart: {
        parameters: {
            query?: {
                /**
                 * @description Ids of the chosen documents, separated by commas; without it all documents of the batch.
                 * @example 48213,48214
                 */
                ids?: components["parameters"]["ChosenIds"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a batch of documents; 0 with `ids` for documents of several batches.
                 * @example 31
                 */
                rid: components["parameters"]["SigningBatch"];
                /**
                 * @description The current user's id; with another one the answer is 404.
                 * @example 12
                 */
                user_id: components["parameters"]["Signer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SigningSession"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a signing session, as `start` returned it.
                 * @example 5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10
                 */
                session_id: components["parameters"]["SessionId"];
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description SHA-256 of the bytes, in quotes. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *       "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *       "signatures": [
                 *         {
                 *           "id": 48213,
                 *           "cms": "MIIGWQYJKoZIhvcNAQcC"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": SigningSubmission;
            };
        };
        responses: {
            200: components["responses"]["SigningResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureMultipleCreate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *       "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *       "signatures": [
                 *         {
                 *           "id": 48213,
                 *           "cms": "MIIGWQYJKoZIhvcNAQcC"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": SigningSubmission;
            };
        };
        responses: {
            200: components["responses"]["SigningResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["SigningOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    showEgovCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_id": "5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10",
                 *       "nonce": "3f0mQ8Yw1kZr5cJ2kXwT6n",
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": EgovCodeRequest;
            };
        };
        responses: {
            200: components["responses"]["EgovCode"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            410: components["responses"]["SigningOver"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    egovCodeState: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of a signing session, as `start` returned it.
                 * @example 5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EgovCodeState"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endEgovCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of a signing session, as `start` returned it.
                 * @example 5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code_id": "4v7kq2bZp0cX9sYw1Rj6nQmT8aLhUeGdKfIoVzB5yxE"
                 *     }
                 */
                "application/json": EgovCodeEnd;
            };
        };
        responses: {
            /** @description Ended. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["SigningOfAnother"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureCopy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureCms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Whose signature it is.
                 * @example tenant
                 */
                side: components["parameters"]["SideOfSignature"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signature, DER. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example MII */
                    "application/pkcs7-signature": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    completionSignatureArchives: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureCopy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 */
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureCms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Whose signature it is.
                 * @example tenant
                 */
                side: components["parameters"]["SideOfSignature"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signature, DER. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example MII */
                    "application/pkcs7-signature": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureArchive: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applicationSignatureArchives: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         48213,
                 *         48214
                 *       ]
                 *     }
                 */
                "application/json": DocumentIds;
            };
        };
        responses: {
            /** @description The ZIP file. */
            200: {
                headers: {
                    /** @description `attachment` with a file name. */
                    "Content-Disposition"?: string;
                    /** @description Number of documents in the file. */
                    "X-Total-Files"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSigningLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "completion",
                 *       "id": null
                 *     }
                 */
                "application/json": SigningLinkRequest;
            };
        };
        responses: {
            /** @description It is being sent. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignatories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bin": "940140000385"
                 *     }
                 */
                "application/json": SignatoryFilter;
            };
        };
        responses: {
            200: components["responses"]["Signatories"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSignatory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bin": "940140000385",
                 *       "name": "Сағадат Ермекова",
                 *       "position": "главный бухгалтер",
                 *       "iin": "850505400127",
                 *       "until": "2027-06-30"
                 *     }
                 */
                "application/json": SignatoryDraft;
            };
        };
        responses: {
            200: components["responses"]["SignatoryAdded"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSignatory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken away. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ActionNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 12,
                 *       "skip": 0
                 *     }
                 */
                "application/json": NotificationRequest;
            };
        };
        responses: {
            200: components["responses"]["Notifications"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exact number. */
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countViewedNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exact number. */
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 12,
                 *       "ids": [
                 *         901
                 *       ]
                 *     }
                 */
                "application/json": NotificationViews;
            };
        };
        responses: {
            200: components["responses"]["NotificationCounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTenantNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 12,
                 *       "skip": 0
                 *     }
                 */
                "application/json": NotificationRequest;
            };
        };
        responses: {
            200: components["responses"]["Notifications"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTenantNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exact number. */
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countViewedTenantNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exact number. */
            200: components["responses"]["Count"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewTenantNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 12,
                 *       "ids": [
                 *         901
                 *       ]
                 *     }
                 */
                "application/json": NotificationViews;
            };
        };
        responses: {
            200: components["responses"]["NotificationCounts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    realtimeSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "key": "0a1b2c3d4e5f60718293",
                     *         "cluster": "portal",
                     *         "host": null,
                     *         "secure": null,
                     *         "channel": "private-user-12"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: RealtimeSettings;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "socket_id": "4821.7713",
                 *       "channel_name": "private-user-12"
                 *     }
                 */
                "application/json": ChannelRequest;
            };
        };
        responses: {
            /** @description The signature to send with the subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "auth": "0a1b2c3d4e5f60718293:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ChannelSignature;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggest: {
        parameters: {
            query: {
                /**
                 * @description What somebody has typed so far, unfinished words included, in either language; at most 200 characters, and empty before anything is typed.
                 * @example тормоз
                 */
                q: components["parameters"]["Typed"];
                /**
                 * @description How many suggestions of a kind to return at most; 4 without it. Levels are always all returned.
                 * @example 4
                 */
                limit?: components["parameters"]["SuggestionLimit"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups of suggestions; none if nothing begins like this. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "query": "тормоз",
                     *         "groups": [
                     *           {
                     *             "kind": "part",
                     *             "items": [
                     *               {
                     *                 "text": "Тормозной диск",
                     *                 "text_kk": "Тежегіш дискісі",
                     *                 "note": null,
                     *                 "note_kk": null,
                     *                 "category": "brakes",
                     *                 "plate": null,
                     *                 "filter": {
                     *                   "spare_part_id": 7
                     *                 },
                     *                 "ads": 64
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "kind": "shop",
                     *             "items": [
                     *               {
                     *                 "text": "Тормоз Плюс",
                     *                 "text_kk": "Тормоз Плюс",
                     *                 "note": "Тормозная система",
                     *                 "note_kk": "Тежегіш жүйесі",
                     *                 "category": null,
                     *                 "plate": {
                     *                   "id": 59,
                     *                   "level": 2,
                     *                   "number": "219",
                     *                   "name": "Тормоз Плюс"
                     *                 },
                     *                 "filter": {
                     *                   "room_id": 59
                     *                 },
                     *                 "ads": 38
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "ads": 104
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Suggestions;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    nearParts: {
        parameters: {
            query: {
                /**
                 * @description A query of the catalogue, in either language; at most 200 characters.
                 * @example карбюратор
                 */
                q: components["parameters"]["NearTo"];
                /**
                 * @description How many suggestions of a kind to return at most; 4 without it. Levels are always all returned.
                 * @example 4
                 */
                limit?: components["parameters"]["SuggestionLimit"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts, the nearest or those with the most ads first; none if the query asks for no part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "text": "Форсунки",
                     *             "text_kk": "Бүріккіштер",
                     *             "note": null,
                     *             "note_kk": null,
                     *             "category": "engine",
                     *             "plate": null,
                     *             "filter": {
                     *               "spare_part_id": 31
                     *             },
                     *             "ads": 12
                     *           }
                     *         ],
                     *         "is_absent": true,
                     *         "total": 1,
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: NearParts;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAliases: {
        parameters: {
            query?: {
                /**
                 * @description Only things of this kind; all kinds without it.
                 * @example part
                 */
                kind?: components["parameters"]["AliasKind"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The things that have such words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "part",
                     *             "id": 12,
                     *             "target": "Аккумуляторы",
                     *             "words": [
                     *               "АКБ",
                     *               "батарея"
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SearchAliasList;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchWordPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "балка",
                 *       "limit": 50
                 *     }
                 */
                "application/json": SearchWordRequest;
            };
        };
        responses: {
            /** @description A page of words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 12,
                     *             "text": "Балка",
                     *             "kind": "part",
                     *             "targets": [
                     *               {
                     *                 "kind": "part",
                     *                 "target": "Подрамники",
                     *                 "name": "Подрамники",
                     *                 "name_kk": "Қосалқы рамалар"
                     *               }
                     *             ],
                     *             "origin": "own",
                     *             "is_hidden": false,
                     *             "version": 1,
                     *             "changed_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SearchWordPage;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSearchWord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Балка",
                 *       "kind": "part",
                 *       "target": "Подрамники"
                 *     }
                 */
                "application/json": SearchWordDraft;
            };
        };
        responses: {
            200: components["responses"]["SearchWordCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSearchWord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Балки",
                 *       "kind": "part",
                 *       "target": "Подрамники",
                 *       "version": 1
                 *     }
                 */
                "application/json": SearchWordChange;
            };
        };
        responses: {
            200: components["responses"]["SearchWord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSearchWord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": SearchWordVersion;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideSearchWord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "тазик",
                 *       "kind": "part",
                 *       "hidden": true
                 *     }
                 */
                "application/json": ShippedWordWish;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchTargets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The things. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "kind": "model",
                     *             "target": "Toyota Camry",
                     *             "name": "Toyota Camry",
                     *             "name_kk": "Toyota Camry"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "truncated": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SearchTargetList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "балка тойота"
                 *     }
                 */
                "application/json": SearchQuery;
            };
        };
        responses: {
            /** @description What was understood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "query": "балка тойота",
                     *         "corrected": null,
                     *         "clauses": [
                     *           {
                     *             "kind": "part",
                     *             "said": "балка",
                     *             "names": [
                     *               "Подрамники"
                     *             ],
                     *             "names_kk": [
                     *               "Қосалқы рамалар"
                     *             ]
                     *           },
                     *           {
                     *             "kind": "brand",
                     *             "said": "тойота",
                     *             "names": [
                     *               "Toyota"
                     *             ],
                     *             "names_kk": [
                     *               "Toyota"
                     *             ]
                     *           }
                     *         ],
                     *         "without": [],
                     *         "ads": 14,
                     *         "ads_is_estimate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SearchReading;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchMissPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 50
                 *     }
                 */
                "application/json": SearchMissRequest;
            };
        };
        responses: {
            /** @description A page of queries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "query": "шрус камри",
                     *             "text": "ШРУС камри",
                     *             "times": 7,
                     *             "ads": 0,
                     *             "last_at": "2026-11-21T06:42:00.000Z",
                     *             "clauses": [
                     *               {
                     *                 "kind": "model",
                     *                 "said": "камри",
                     *                 "names": [
                     *                   "Toyota Camry"
                     *                 ],
                     *                 "names_kk": [
                     *                   "Toyota Camry"
                     *                 ]
                     *               },
                     *               {
                     *                 "kind": "word",
                     *                 "said": "ШРУС",
                     *                 "names": [],
                     *                 "names_kk": []
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SearchMissPage;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissSearchMiss: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "шрус камри"
                 *     }
                 */
                "application/json": SearchMissName;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRooms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rooms"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    roomsOfUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description A user's id. It does not determine the current user.
                 * @example 12
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Rooms"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    roomCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "room": {
                     *           "id": 11,
                     *           "level": 1,
                     *           "number": "111",
                     *           "name": "Күш",
                     *           "trade_group": {
                     *             "id": 4,
                     *             "name": "Электрика и свет",
                     *             "name_kk": "Электрика және жарық"
                     *           },
                     *           "trade": "Аккумуляторы",
                     *           "trade_kk": "Аккумуляторлар",
                     *           "area": 38
                     *         },
                     *         "tenant": {
                     *           "id": 31,
                     *           "name": "Күш",
                     *           "trade_group": {
                     *             "id": 4,
                     *             "name": "Электрика и свет",
                     *             "name_kk": "Электрика және жарық"
                     *           },
                     *           "trade": "Аккумуляторы",
                     *           "trade_kk": "Аккумуляторлар",
                     *           "weekdays": [
                     *             1,
                     *             2,
                     *             3,
                     *             4,
                     *             5,
                     *             6
                     *           ],
                     *           "hours_from": "09:00",
                     *           "hours_to": "19:00",
                     *           "exceptions": [
                     *             {
                     *               "date": "2026-12-16",
                     *               "opens": null,
                     *               "closes": null,
                     *               "note": "Инвентаризация"
                     *             }
                     *           ],
                     *           "door_photo": null,
                     *           "since": "2024-03-01T06:00:00.000Z",
                     *           "ads": 128
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: RoomCard;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Company"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "data": {
                 *         "trade": "Тормозные системы",
                 *         "phones": [
                 *           "+77010000012"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": CompanyUpdate;
            };
        };
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["CompanyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setShopDay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-12-16",
                 *       "opens": null,
                 *       "closes": null,
                 *       "note": "Инвентаризация"
                 *     }
                 */
                "application/json": ShopDay;
            };
        };
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeShopDay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-12-16"
                 *     }
                 */
                "application/json": ShopDate;
            };
        };
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDoorPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "JFIF"
                 *     }
                 */
                "multipart/form-data": DoorPhotoForm;
            };
        };
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDoorPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "name": "Toyota",
                     *             "ads": 214
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: BrandList;
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 3,
                     *             "name": "Шиномонтаж",
                     *             "name_kk": "Шина монтаждау",
                     *             "ads": 18
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ServiceList;
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpareParts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All spare parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 7,
                     *             "name": "Тормозной диск",
                     *             "name_kk": "Тежегіш дискісі",
                     *             "category": "brakes",
                     *             "ads": 64
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SparePartList;
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDistricts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All districts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 2,
                     *             "name": "Алмалинский район",
                     *             "name_kk": "Алмалы ауданы"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: DistrictList;
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contacts. */
            200: {
                headers: {
                    "X-Idempotency": components["headers"]["Idempotency"];
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "phones": [
                     *           {
                     *             "phone": "+77273000010",
                     *             "label": "Справочная",
                     *             "label_kk": "Анықтама"
                     *           }
                     *         ],
                     *         "address": "Алматы, пр. Суюнбая, 159",
                     *         "address_kk": "Алматы, Сүйінбай даңғылы, 159",
                     *         "email": "info@sauda.example",
                     *         "hours": [
                     *           {
                     *             "weekdays": [
                     *               1,
                     *               2,
                     *               3,
                     *               4,
                     *               5,
                     *               6
                     *             ],
                     *             "from": "09:00",
                     *             "to": "19:00"
                     *           }
                     *         ],
                     *         "exceptions": [
                     *           {
                     *             "date": "2027-01-01",
                     *             "opens": null,
                     *             "closes": null,
                     *             "note": "Новый год",
                     *             "note_kk": "Жаңа жыл"
                     *           }
                     *         ],
                     *         "route": "От метро «Райымбек батыра» автобус 59.",
                     *         "route_kk": "«Райымбек батыр» метросынан 59-автобус.",
                     *         "map_link": "https://2gis.example/almaty"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: Contact;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlides: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 4,
                     *             "position": 1,
                     *             "title": "Скидки на тормоза",
                     *             "title_kk": "Тежегіштерге жеңілдік",
                     *             "lead": null,
                     *             "lead_kk": null,
                     *             "button": "Подробнее",
                     *             "button_kk": "Толығырақ",
                     *             "link": "/promotions/7",
                     *             "promotion_id": 7,
                     *             "image": {
                     *               "key": "6f1c2b7e9a3d4f508c1e",
                     *               "width": 1280,
                     *               "height": 720,
                     *               "small": "/api/content/image/6f1c2b7e9a3d4f508c1e/small.webp",
                     *               "medium": "/api/content/image/6f1c2b7e9a3d4f508c1e/medium.webp",
                     *               "large": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.webp",
                     *               "jpeg": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.jpeg",
                     *               "avif_small": "/api/content/image/6f1c2b7e9a3d4f508c1e/small.avif",
                     *               "avif_medium": "/api/content/image/6f1c2b7e9a3d4f508c1e/medium.avif",
                     *               "avif": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.avif",
                     *               "preview": "data:image/webp;base64,UklGRg==",
                     *               "focal": {
                     *                 "x": 0.5,
                     *                 "y": 0.4
                     *               },
                     *               "alt": "Первый этаж утром",
                     *               "alt_kk": "Бірінші қабат таңертең"
                     *             },
                     *             "from": "2026-11-21T06:42:00.000Z",
                     *             "till": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: SlideList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 7,
                     *             "position": 1,
                     *             "title": "Неделя тормозов",
                     *             "title_kk": "Тежегіштер аптасы",
                     *             "summary": "Скидки до 20 %",
                     *             "summary_kk": "20 % дейін жеңілдік",
                     *             "text": "## Условия",
                     *             "html": "<h2 id=\"usloviya\">Условия</h2>",
                     *             "contents": [
                     *               {
                     *                 "id": "usloviya",
                     *                 "level": 2,
                     *                 "text": "Условия"
                     *               }
                     *             ],
                     *             "text_kk": null,
                     *             "html_kk": null,
                     *             "contents_kk": [],
                     *             "starts_on": "2026-11-20",
                     *             "ends_on": "2026-11-30",
                     *             "rooms": [
                     *               {
                     *                 "id": 54,
                     *                 "level": 2,
                     *                 "number": "214",
                     *                 "name": "KolesoPro"
                     *               }
                     *             ],
                     *             "image": {
                     *               "key": "6f1c2b7e9a3d4f508c1e",
                     *               "width": 1280,
                     *               "height": 720,
                     *               "small": "/api/content/image/6f1c2b7e9a3d4f508c1e/small.webp",
                     *               "medium": "/api/content/image/6f1c2b7e9a3d4f508c1e/medium.webp",
                     *               "large": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.webp",
                     *               "jpeg": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.jpeg",
                     *               "avif_small": "/api/content/image/6f1c2b7e9a3d4f508c1e/small.avif",
                     *               "avif_medium": "/api/content/image/6f1c2b7e9a3d4f508c1e/medium.avif",
                     *               "avif": "/api/content/image/6f1c2b7e9a3d4f508c1e/large.avif",
                     *               "preview": "data:image/webp;base64,UklGRg==",
                     *               "focal": {
                     *                 "x": 0.5,
                     *                 "y": 0.4
                     *               },
                     *               "alt": "Первый этаж утром",
                     *               "alt_kk": "Бірінші қабат таңертең"
                     *             },
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: PromotionList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAbout: {
        parameters: {
            query?: {
                /**
                 * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
                 * @example 2
                 */
                version?: components["parameters"]["TextVersionNumber"];
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CentreText"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAboutOptions: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 11,
                     *             "position": 1,
                     *             "title": "товаров",
                     *             "title_kk": "тауар",
                     *             "summary": null,
                     *             "summary_kk": null,
                     *             "value": "50 млн+",
                     *             "value_kk": "50 млн+",
                     *             "icon": "box",
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AboutOptionList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInfrastructure: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 15,
                     *             "position": 1,
                     *             "title": "Парковка",
                     *             "title_kk": "Автотұрақ",
                     *             "summary": "Бесплатно",
                     *             "summary_kk": "Тегін",
                     *             "level": null,
                     *             "icon": "parking",
                     *             "image": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: InfrastructureList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInfrastructureOptions: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 21,
                     *             "position": 1,
                     *             "infrastructure_id": 15,
                     *             "title": "Мест",
                     *             "title_kk": "Орын",
                     *             "value": "1200",
                     *             "value_kk": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: InfrastructureOptionList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVehicleMaintenance: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 25,
                     *             "position": 1,
                     *             "title": "Шиномонтаж",
                     *             "title_kk": "Шина монтаждау",
                     *             "summary": null,
                     *             "summary_kk": null,
                     *             "service": {
                     *               "id": 3,
                     *               "name": "Шиномонтаж",
                     *               "name_kk": "Шина монтаждау"
                     *             },
                     *             "rooms": [],
                     *             "price_from": 8000,
                     *             "image": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: VehicleMaintenanceList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 31,
                     *             "position": 1,
                     *             "name": "Brembo",
                     *             "link": "https://brembo.example",
                     *             "image": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: PartnerList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTermsOfUse: {
        parameters: {
            query?: {
                /**
                 * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
                 * @example 2
                 */
                version?: components["parameters"]["TextVersionNumber"];
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CentreText"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRulesShoppingCenter: {
        parameters: {
            query?: {
                /**
                 * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
                 * @example 2
                 */
                version?: components["parameters"]["TextVersionNumber"];
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CentreText"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query?: {
                /**
                 * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
                 * @example 2
                 */
                version?: components["parameters"]["TextVersionNumber"];
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CentreText"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRulesAd: {
        parameters: {
            query?: {
                /**
                 * @description Number of an earlier publication of the text, as `versions` names it. Without it the newest one is returned.
                 * @example 2
                 */
                version?: components["parameters"]["TextVersionNumber"];
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CentreText"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRules: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 35,
                     *             "position": 1,
                     *             "slug": "vozvrat",
                     *             "group": "visitors",
                     *             "title": "Возврат товара",
                     *             "title_kk": "Тауарды қайтару",
                     *             "text": "## Условия",
                     *             "html": "<h2 id=\"usloviya\">Условия</h2>",
                     *             "contents": [
                     *               {
                     *                 "id": "usloviya",
                     *                 "level": 2,
                     *                 "text": "Условия"
                     *               }
                     *             ],
                     *             "text_kk": null,
                     *             "html_kk": null,
                     *             "contents_kk": [],
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: RuleList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstructions: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 41,
                     *             "position": 1,
                     *             "title": "Как подписать акт",
                     *             "title_kk": "Актіге қалай қол қою керек",
                     *             "text": "## Условия",
                     *             "html": "<h2 id=\"usloviya\">Условия</h2>",
                     *             "contents": [
                     *               {
                     *                 "id": "usloviya",
                     *                 "level": 2,
                     *                 "text": "Условия"
                     *               }
                     *             ],
                     *             "text_kk": null,
                     *             "html_kk": null,
                     *             "contents_kk": [],
                     *             "audience": "tenant",
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: InstructionList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTiers: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 45,
                     *             "position": 1,
                     *             "level": 1,
                     *             "title": "Первый уровень",
                     *             "title_kk": "Бірінші деңгей",
                     *             "summary": "Масла и шины",
                     *             "summary_kk": "Май мен шина",
                     *             "rooms_count": 40,
                     *             "shops_count": 12,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: TierList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAwards: {
        parameters: {
            query?: {
                /**
                 * @description `true` returns the newest versions as if they were published, also those that are not; administrators only. Such an answer is not cached.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All entries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["RevalidatedCaching"];
                    ETag: components["headers"]["ContentTag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 51,
                     *             "position": 1,
                     *             "title": "Лучший авторынок",
                     *             "title_kk": "Үздік автобазар",
                     *             "giver": "Ассоциация торговли",
                     *             "giver_kk": "Сауда қауымдастығы",
                     *             "year": 2025,
                     *             "image": null,
                     *             "updated_at": "2026-11-21T06:42:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AwardList;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    contentSets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "set": "slider",
                     *             "is_single": false,
                     *             "items": 4,
                     *             "shown": 3,
                     *             "drafts": 1,
                     *             "untranslated": 2
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ContentSummaryList;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContent: {
        parameters: {
            query: {
                /**
                 * @description The set of content.
                 * @example slider
                 */
                set: components["parameters"]["ContentSetName"];
            };
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentItems"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContentItem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContentDetail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    contentActPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "set": "slider",
                 *       "id": 4,
                 *       "limit": 30
                 *     }
                 */
                "application/json": ContentActRequest;
            };
        };
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "at": "2026-11-21T06:42:00.000Z",
                     *             "by": {
                     *               "id": 2,
                     *               "name": "Админ"
                     *             },
                     *             "action": "publish",
                     *             "about": "content",
                     *             "set": "slider",
                     *             "id": 4,
                     *             "is_there": true,
                     *             "name": "Скидки на тормоза",
                     *             "name_kk": null,
                     *             "was": null,
                     *             "version": 2,
                     *             "restored_from": null,
                     *             "from": "2026-12-01T03:00:00.000Z",
                     *             "till": null,
                     *             "place": null,
                     *             "place_before": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ContentActPage;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "set": "slider",
                 *       "fields": {
                 *         "title": "Скидки на тормоза",
                 *         "link": "/promotions"
                 *       }
                 *     }
                 */
                "application/json": ContentDraft;
            };
        };
        responses: {
            200: components["responses"]["ContentCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "fields": {
                 *         "title": "Скидки на тормоза",
                 *         "title_kk": "Тежегіштерге жеңілдік",
                 *         "link": "/promotions"
                 *       }
                 *     }
                 */
                "application/json": ContentChange;
            };
        };
        responses: {
            200: components["responses"]["ContentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "from": "2026-12-01T03:00:00.000Z",
                 *       "till": "2026-12-31T19:00:00.000Z"
                 *     }
                 */
                "application/json": ContentPublication;
            };
        };
        responses: {
            200: components["responses"]["ContentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": ContentSeen;
            };
        };
        responses: {
            200: components["responses"]["ContentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": ContentSeen;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "number": 1
                 *     }
                 */
                "application/json": ContentRestoration;
            };
        };
        responses: {
            200: components["responses"]["ContentSaved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["VersionConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorderContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "set": "slider",
                 *       "seen": [
                 *         4,
                 *         9
                 *       ],
                 *       "ids": [
                 *         9,
                 *         4
                 *       ]
                 *     }
                 */
                "application/json": ContentOrder;
            };
        };
        responses: {
            200: components["responses"]["ContentItems"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadContentImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "JFIF"
                 *     }
                 */
                "multipart/form-data": ContentImageForm;
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "key": "0b1c2b7e9a3d4f508c1e",
                     *         "width": 1280,
                     *         "height": 720,
                     *         "small": "/api/content/image/0b1c2b7e9a3d4f508c1e/small.webp",
                     *         "medium": "/api/content/image/0b1c2b7e9a3d4f508c1e/medium.webp",
                     *         "large": "/api/content/image/0b1c2b7e9a3d4f508c1e/large.webp",
                     *         "jpeg": "/api/content/image/0b1c2b7e9a3d4f508c1e/large.jpeg",
                     *         "avif_small": "/api/content/image/0b1c2b7e9a3d4f508c1e/small.avif",
                     *         "avif_medium": "/api/content/image/0b1c2b7e9a3d4f508c1e/medium.avif",
                     *         "avif": "/api/content/image/0b1c2b7e9a3d4f508c1e/large.avif",
                     *         "preview": "data:image/webp;base64,UklGRg==",
                     *         "focal": {
                     *           "x": 0.5,
                     *           "y": 0.5
                     *         },
                     *         "alt": null,
                     *         "alt_kk": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ContentImage;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContentImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifies the picture, as its addresses name it.
                 * @example 6f1c2b7e9a3d4f508c1e
                 */
                key: string;
                /**
                 * @description Size and format.
                 * @example medium.avif
                 */
                variant: "small.webp" | "medium.webp" | "large.webp" | "large.jpeg" | "small.avif" | "medium.avif" | "large.avif";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description `public, max-age=31536000, immutable`. */
                    "Cache-Control"?: string;
                    /** @description Made of key and size. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example RIFF */
                    "image/webp": string;
                    /** @example JFIF */
                    "image/jpeg": string;
                    /** @example ftypavif */
                    "image/avif": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Toyota"
                 *     }
                 */
                "application/json": BrandDraft;
            };
        };
        responses: {
            200: components["responses"]["BrandCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Toyota"
                 *     }
                 */
                "application/json": BrandDraft;
            };
        };
        responses: {
            200: components["responses"]["Brand"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_id": 9,
                 *       "into_id": 1
                 *     }
                 */
                "application/json": DictionaryMerge;
            };
        };
        responses: {
            200: components["responses"]["DictionaryMerged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBrand: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Шиномонтаж",
                 *       "name_kk": "Шина монтаждау"
                 *     }
                 */
                "application/json": ServiceDraft;
            };
        };
        responses: {
            200: components["responses"]["ServiceCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Шиномонтаж",
                 *       "name_kk": "Шина монтаждау"
                 *     }
                 */
                "application/json": ServiceDraft;
            };
        };
        responses: {
            200: components["responses"]["Service"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_id": 9,
                 *       "into_id": 1
                 *     }
                 */
                "application/json": DictionaryMerge;
            };
        };
        responses: {
            200: components["responses"]["DictionaryMerged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSparePart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тормозной диск",
                 *       "name_kk": "Тежегіш дискісі",
                 *       "category": "brakes"
                 *     }
                 */
                "application/json": SparePartDraft;
            };
        };
        responses: {
            200: components["responses"]["SparePartCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSparePart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Тормозной диск",
                 *       "name_kk": "Тежегіш дискісі",
                 *       "category": "brakes"
                 *     }
                 */
                "application/json": SparePartDraft;
            };
        };
        responses: {
            200: components["responses"]["SparePart"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeSpareParts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_id": 9,
                 *       "into_id": 1
                 *     }
                 */
                "application/json": DictionaryMerge;
            };
        };
        responses: {
            200: components["responses"]["DictionaryMerged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSparePart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDistrictEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All districts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 2,
                     *             "name": "Алмалинский район",
                     *             "name_kk": "Алмалы ауданы",
                     *             "people": 14
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: DistrictEntryList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDistrict: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Алмалинский район",
                 *       "name_kk": "Алмалы ауданы"
                 *     }
                 */
                "application/json": DistrictDraft;
            };
        };
        responses: {
            200: components["responses"]["DistrictCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDistrict: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Алмалинский район",
                 *       "name_kk": "Алмалы ауданы"
                 *     }
                 */
                "application/json": DistrictDraft;
            };
        };
        responses: {
            200: components["responses"]["District"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDistrict: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTradeGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TradeGroups"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTradeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
                /**
                 * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
                 * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Подвеска и тормоза",
                 *       "name_kk": "Аспа және тежегіш"
                 *     }
                 */
                "application/json": TradeGroupDraft;
            };
        };
        responses: {
            200: components["responses"]["TradeGroupCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTradeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Подвеска и тормоза",
                 *       "name_kk": "Аспа және тежегіш"
                 *     }
                 */
                "application/json": TradeGroupDraft;
            };
        };
        responses: {
            200: components["responses"]["TradeGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeTradeGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from_id": 9,
                 *       "into_id": 1
                 *     }
                 */
                "application/json": DictionaryMerge;
            };
        };
        responses: {
            200: components["responses"]["DictionaryMerged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTradeGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["InUse"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExchangeBases: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 1,
                     *             "name": "Бухгалтерия 3.0, ТОО «Центр»",
                     *             "login": "base-1f4c9a",
                     *             "networks": [
                     *               "192.0.2.0/24"
                     *             ],
                     *             "created_at": "2026-11-02T06:00:00.000Z",
                     *             "seen_at": "2026-11-21T05:58:00.000Z",
                     *             "revoked_at": null
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeBaseList;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExchangeBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Бухгалтерия 3.0, ТОО «Центр»",
                 *       "networks": [
                 *         "192.0.2.0/24"
                 *       ]
                 *     }
                 */
                "application/json": ExchangeBaseDraft;
            };
        };
        responses: {
            /** @description The base and its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "base": {
                     *           "id": 1,
                     *           "name": "Бухгалтерия 3.0, ТОО «Центр»",
                     *           "login": "base-1f4c9a",
                     *           "networks": [
                     *             "192.0.2.0/24"
                     *           ],
                     *           "created_at": "2026-11-02T06:00:00.000Z",
                     *           "seen_at": "2026-11-21T05:58:00.000Z",
                     *           "revoked_at": null
                     *         },
                     *         "secret": "3f0mQ8Yw1kZr5cJ2kXwT6nLbAy0vQ3m8Zr5cJ2kXwT6"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeBaseCreated;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeExchangeBase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access is revoked. */
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeJournal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "outcome": [
                 *         "refused"
                 *       ],
                 *       "q": "ТЦ-000",
                 *       "limit": 50
                 *     }
                 */
                "application/json": ExchangeJournalRequest;
            };
        };
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 5180,
                     *             "base_id": 1,
                     *             "base": "Бухгалтерия 3.0, ТОО «Центр»",
                     *             "batch_id": 12,
                     *             "index": 41,
                     *             "kind": "invoice",
                     *             "guid": "6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10",
                     *             "data_version": "AAAAAAABk3Q=",
                     *             "number": "ТЦ-00000412",
                     *             "company": "ТОО «АвтоДиск»",
                     *             "bin": "310540000130",
                     *             "total": 15824000,
                     *             "currency": "KZT",
                     *             "outcome": "refused",
                     *             "problems": [
                     *               {
                     *                 "field": "total",
                     *                 "code": "total_mismatch",
                     *                 "got": "158240.00",
                     *                 "needed": "158420.00"
                     *               }
                     *             ],
                     *             "more_problems": 0,
                     *             "document_id": null,
                     *             "known": null,
                     *             "set_aside_at": null,
                     *             "set_aside_by": null,
                     *             "at": "2026-11-21T05:58:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null,
                     *         "total_is_estimate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeJournal;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeJournalExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "outcome": [
                 *         "refused"
                 *       ]
                 *     }
                 */
                "application/json": ExchangeJournalFilter;
            };
        };
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeRow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the record that the operation is about, as lists and earlier responses return it.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 5180,
                     *         "base_id": 1,
                     *         "base": "Бухгалтерия 3.0, ТОО «Центр»",
                     *         "batch_id": 12,
                     *         "index": 41,
                     *         "kind": "invoice",
                     *         "guid": "6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10",
                     *         "data_version": "AAAAAAABk3Q=",
                     *         "number": "ТЦ-00000412",
                     *         "company": "ТОО «АвтоДиск»",
                     *         "bin": "310540000130",
                     *         "total": 15824000,
                     *         "currency": "KZT",
                     *         "outcome": "refused",
                     *         "problems": [
                     *           {
                     *             "field": "total",
                     *             "code": "total_mismatch",
                     *             "got": "158240.00",
                     *             "needed": "158420.00"
                     *           }
                     *         ],
                     *         "more_problems": 0,
                     *         "document_id": null,
                     *         "known": null,
                     *         "set_aside_at": null,
                     *         "set_aside_by": null,
                     *         "at": "2026-11-21T05:58:00.000Z",
                     *         "raw": "{\"guid\": \"6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10\", \"number\": \"ТЦ-00000412\"}",
                     *         "raw_kept": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeRowDetails;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    repeatExchangeRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         5180
                 *       ]
                 *     }
                 */
                "application/json": ExchangeRepeat;
            };
        };
        responses: {
            /** @description What was done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "repeated": 0,
                     *         "asked": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeRepeated;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAsideExchangeRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description Any value. Required for calls that change state without a bearer token; a page of another site cannot send it unless the portal lists its origin.
                 * @example sdk/0.1.0
                 */
                "X-Portal-Client"?: components["parameters"]["Client"];
                /**
                 * @description Id of the user for whom the page of this call was rendered, and of a tenant the number of the company too: `31@205`. If somebody else is signed in by now, in another tab of the browser for instance, or acts for another company, the call does nothing and fails with `another_person`. Without a session it is not looked at.
                 * @example 7
                 */
                "X-Portal-Person"?: components["parameters"]["Person"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         5181
                 *       ]
                 *     }
                 */
                "application/json": ExchangeSetAside;
            };
        };
        responses: {
            /** @description What was put aside. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "set_aside": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeSetAsideDone;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bases and how they do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "base": {
                     *               "id": 1,
                     *               "name": "Бухгалтерия 3.0, ТОО «Центр»",
                     *               "login": "base-1f4c9a",
                     *               "networks": [
                     *                 "192.0.2.0/24"
                     *               ],
                     *               "created_at": "2026-11-02T06:00:00.000Z",
                     *               "seen_at": "2026-11-21T05:58:00.000Z",
                     *               "revoked_at": null
                     *             },
                     *             "received_at": "2026-11-21T05:58:00.000Z",
                     *             "rows_today": 1000,
                     *             "refused_today": 3,
                     *             "refused_week": 5,
                     *             "days": [
                     *               {
                     *                 "day": "2026-11-08",
                     *                 "rows": 0,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-09",
                     *                 "rows": 12,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-10",
                     *                 "rows": 4,
                     *                 "refused": 1
                     *               },
                     *               {
                     *                 "day": "2026-11-11",
                     *                 "rows": 0,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-12",
                     *                 "rows": 7,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-13",
                     *                 "rows": 3,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-14",
                     *                 "rows": 0,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-15",
                     *                 "rows": 0,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-16",
                     *                 "rows": 21,
                     *                 "refused": 2
                     *               },
                     *               {
                     *                 "day": "2026-11-17",
                     *                 "rows": 5,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-18",
                     *                 "rows": 9,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-19",
                     *                 "rows": 6,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-20",
                     *                 "rows": 11,
                     *                 "refused": 0
                     *               },
                     *               {
                     *                 "day": "2026-11-21",
                     *                 "rows": 1000,
                     *                 "refused": 3
                     *               }
                     *             ],
                     *             "waiting_rows": 0,
                     *             "waiting_changes": 12,
                     *             "oldest_change_at": "2026-11-21T04:10:00.000Z",
                     *             "unknown_tenants": 2,
                     *             "batches": [
                     *               {
                     *                 "id": 12,
                     *                 "base_id": 1,
                     *                 "state": "done",
                     *                 "total": 1000,
                     *                 "done": 1000,
                     *                 "created": 990,
                     *                 "renewed": 4,
                     *                 "unchanged": 3,
                     *                 "refused": 3,
                     *                 "received_at": "2026-11-21T05:57:30.000Z",
                     *                 "finished_at": "2026-11-21T05:58:00.000Z"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: ExchangeHealth;
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "actor_id": 3,
                 *       "subject": "ad",
                 *       "from": "2026-11-01",
                 *       "limit": 50
                 *     }
                 */
                "application/json": AuditRequest;
            };
        };
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "id": 90412,
                     *             "at": "2026-11-21T06:42:00.000Z",
                     *             "who": {
                     *               "id": 3,
                     *               "name": "Ерлан Т.",
                     *               "role_id": 3
                     *             },
                     *             "action": "needEdits",
                     *             "object": {
                     *               "subject": "ad",
                     *               "id": 48213,
                     *               "of": null,
                     *               "name": "Диски тормозные Brembo Max, передние",
                     *               "path": "/ads/48213/confirm"
                     *             },
                     *             "address": "192.0.2.7",
                     *             "difference": {
                     *               "from": 10,
                     *               "to": 20,
                     *               "reason": "photos",
                     *               "comment": "На втором фото другая деталь.",
                     *               "fields": [],
                     *               "was": null,
                     *               "became": null,
                     *               "version": null,
                     *               "count": null,
                     *               "side": null,
                     *               "role_id": null,
                     *               "format": null
                     *             }
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null,
                     *         "total_is_estimate": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: AuditPage;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    auditExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of `message` in an error response, `ru` (default) or `kk`.
                 * @example kk
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "subject": "personal",
                 *       "format": "csv"
                 *     }
                 */
                "application/json": AuditExportRequest;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description `attachment` with a safe file name in the requested language. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example PK */
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    /** @example Время;Кто */
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0"
                     *     }
                     */
                    "application/json": Record<string, never>;
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An HTML page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example <!doctype html> */
                    "text/html": string;
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferenceFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's name.
                 * @example swagger-ui.css
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example body {} */
                    "text/css": string;
                    /** @example // script */
                    "text/javascript": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
