// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.

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
        post: operations["auth"];
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
        post: operations["registerUser"];
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
        get: operations["restoreAccess"];
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
        post: operations["followAccessLink"];
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
        post: operations["checkCode"];
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
        post: operations["registrationNext"];
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
         * @description Takes the password and the consents, creates the user and signs in.
         */
        post: operations["finishRegistration"];
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
        post: operations["setPassword"];
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
        post: operations["updateUser"];
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
        post: operations["usersOfDepartments"];
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
        get: operations["usersOfDepartment"];
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
        get: operations["usersOfFacility"];
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
        get: operations["listFacilities"];
        put?: never;
        post?: never;
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
        get: operations["me"];
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
        post: operations["signOut"];
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
        get: operations["currentFlow"];
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
        post: operations["leaveFlow"];
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
        get: operations["listSessions"];
        put?: never;
        post?: never;
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
        post: operations["endSession"];
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
        post: operations["endOtherSessions"];
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
        post: operations["inviteUser"];
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
        get: operations["listInvitations"];
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
        post: operations["revokeInvitation"];
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
         * @description Starts the registration of an invitation. No code is needed, because the link was sent to the address.
         */
        post: operations["acceptInvitation"];
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
        get: operations["listTenantApplications"];
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
        post: operations["decideTenantApplication"];
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
        get: operations["listLetters"];
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
        get: operations["readLetter"];
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
        post: operations["adPage"];
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
        post: operations["allAds"];
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
        post: operations["adRooms"];
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
        post: operations["createAd"];
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
         * @description For staff. Makes the newest revision public for 30 days. The first publication sets the place of the ad in the catalogue.
         */
        post: operations["publishAd"];
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
        post: operations["getAd"];
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
        get: operations["countAds"];
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
        post: operations["showPhone"];
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
        post: operations["updateAd"];
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
        post: operations["removeAdImage"];
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
        post: operations["takeDownAdImage"];
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
        post: operations["needEdits"];
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
        post: operations["unpublishAd"];
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
        post: operations["archiveAd"];
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
        post: operations["deleteAd"];
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
        post: operations["activateAd"];
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
        post: operations["raiseAd"];
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
        post: operations["bulkAds"];
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
        get: operations["adModeration"];
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
        post: operations["watchAd"];
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
         *     or an old revision is returned only to the owner and staff. If the ad was deleted, the photo was taken down or never existed: 404.
         */
        get: operations["getPhoto"];
        put?: never;
        post?: never;
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
         * @description Returns the notifications of the current user, newest first, paged by `skip`. Another user's id returns 404.
         */
        post: operations["listNotifications"];
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
        get: operations["countNotifications"];
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
        get: operations["countViewedNotifications"];
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
         * @description Ids that are not unread notifications of the current user are ignored. The user's other open pages are updated.
         */
        post: operations["viewNotifications"];
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
         * @description Returns the notifications of the current user, newest first, paged by `skip`. Another user's id returns 404.
         */
        post: operations["listTenantNotifications"];
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
        get: operations["countTenantNotifications"];
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
        get: operations["countViewedTenantNotifications"];
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
         * @description Ids that are not unread notifications of the current user are ignored. The user's other open pages are updated.
         */
        post: operations["viewTenantNotifications"];
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
         *     are `notification` (a Notification), `viewed` (NotificationCounts) and `ad` (`id`, `version`). Events are hints: the responses of
         *     the calls are authoritative, so fetch again after a lost connection.
         */
        get: operations["realtimeSettings"];
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
        post: operations["authorizeChannel"];
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
        get: operations["listRooms"];
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
        get: operations["roomsOfUser"];
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
        get: operations["roomCard"];
        put?: never;
        post?: never;
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
        get: operations["listBrands"];
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
        get: operations["listServices"];
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
        get: operations["listSpareParts"];
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
         * @description Phones, address and opening hours of the centre.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
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
        get: operations["getContract"];
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
        get: operations["getReference"];
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
        get: operations["getReferenceFile"];
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
        Credentials: {
            /** @description E-mail or phone. */
            login: string;
            password: string;
            /** @description True requests a bearer token instead of a cookie. */
            issue_token?: boolean | undefined;
        };
        /** @description A trading section of a facility. */
        Department: {
            id: number;
            name: string;
            name_kk: string;
        };
        /** @description The user's own application to become a tenant, until it is confirmed. */
        OwnApplication: {
            company: string;
            bin: string;
            /** @enum {string} */
            state: "waiting" | "refused";
            comment: string | null;
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC.
         */
        Time: string;
        User: {
            id: number;
            /** @description 1 tenant, 2 administrator, 3 and 4 other staff, 5 limited user. Open to new roles. */
            role_id: number;
            name: string;
            email: string;
            /** @description E.164. */
            phone: string | null;
            company: string | null;
            /** @description Business identification number of a company. */
            bin: string | null;
            /** @enum {string} */
            language: "ru" | "kk";
            department: components["schemas"]["Department"] | null;
            application: components["schemas"]["OwnApplication"] | null;
            created_at: components["schemas"]["Time"];
        };
        SignedIn: {
            user: components["schemas"]["User"];
            /** @description Set only if `issue_token` was true. */
            token: string | null;
        };
        /** @description The body of every error response. */
        Failure: {
            /** @description A sentence for people. */
            message: string;
            /** @description A stable code for programs. */
            code: string;
            /** @description Codes by field name. The field of a photo is `photos.` and its index from 0. */
            errors?: {
                [key: string]: string[];
            } | undefined;
            allowed_actions?: string[] | undefined;
            /** @description Seconds. */
            retry_after?: number | undefined;
            /** @description Identifies the request in the server's log; the same as `X-Request-Id`. */
            request_id: string;
        };
        Registration: {
            email: string;
            /**
             * @description Language of the e-mail; by default that of the request.
             * @enum {string}
             */
            language?: "ru" | "kk" | undefined;
        };
        CodeState: {
            /** @description Seconds until another code may be requested. */
            resend_after: number;
            tries_left: number;
        };
        /** @enum {string} */
        Kind: "person" | "company";
        /** @description The details that were sent with `next`. */
        KnownDetails: {
            kind: components["schemas"]["Kind"];
            name: string;
            /** @description E.164. */
            phone: string | null;
            /** @enum {string} */
            language: "ru" | "kk";
            company: string | null;
            bin: string | null;
            room_ids: number[];
        };
        /** @description Where a shop is in the building. */
        Plate: {
            /** @description Room id. */
            id: number;
            level: number;
            number: string;
            name: string | null;
        };
        /** @description What the invitation has already set. */
        Invited: {
            role_id: number;
            department: components["schemas"]["Department"] | null;
            rooms: components["schemas"]["Plate"][];
            company: string | null;
            bin: string | null;
        };
        /** @description A registration, an accepted invitation or a restore of access in progress. It expires an hour after its start or after the right code. */
        AccessFlow: {
            /** @enum {string} */
            purpose: "registration" | "invitation" | "restore";
            /**
             * @description The next call: `codeCheck`, `next`, or `finish` (for a restore `password/{id}`).
             * @enum {string}
             */
            step: "code" | "details" | "password";
            email: string;
            /** @description The user whose password is set; only for a restore, once the code has been checked. */
            user_id: number | null;
            code: components["schemas"]["CodeState"] | null;
            details: components["schemas"]["KnownDetails"] | null;
            invited: components["schemas"]["Invited"] | null;
            expires_at: components["schemas"]["Time"];
            /** @description Only when a flow starts, for clients that send `X-Access-Flow`. */
            token: string | null;
        };
        LinkToken: {
            /** @description The value of `token` in the link of the e-mail. */
            token: string;
        };
        Code: {
            /** @description Six digits; spaces between them are ignored. */
            code: string;
        };
        RegistrationDetails: {
            kind: components["schemas"]["Kind"];
            /** @description First name and surname, 2 to 100 characters; no phone and no e-mail address (`not_a_name`). */
            name: string;
            /** @description Written in any usual way. */
            phone?: string | null | undefined;
            /**
             * @description Language of e-mails; by default that of the request.
             * @enum {string}
             */
            language?: "ru" | "kk" | undefined;
            /** @description For a company: 2 to 150 characters. */
            company?: string | null | undefined;
            /** @description For a company: 12 digits, the last of which is the check digit; for an individual entrepreneur, the IIN. */
            bin?: string | null | undefined;
            /** @description Free rooms that a company wants. */
            room_ids?: number[] | undefined;
        };
        /** @description 10 to 200 characters; not a commonly used password (`common`), not the address itself (`like_login`). */
        Password: string;
        RegistrationEnd: {
            password: components["schemas"]["Password"];
            /** @description The terms of use; must be true. */
            terms?: boolean | undefined;
            /** @description The rules for ads; must be true. */
            ad_rules?: boolean | undefined;
            /** @description True requests a bearer token instead of a cookie. */
            issue_token?: boolean | undefined;
        };
        NewPassword: {
            password: components["schemas"]["Password"];
            /** @description Required if the user is signed in. */
            current_password?: string | undefined;
        };
        /** @description `true`; for a program that is signed in by a bearer token, its new token. */
        PasswordSet: boolean | {
            token: string;
        };
        UserUpdate: {
            data: {
                /** @description First name and surname, 2 to 100 characters. */
                name?: string | undefined;
                /** @description Written in any usual way; null removes it. */
                phone?: string | null | undefined;
                /** @enum {string} */
                language?: "ru" | "kk" | undefined;
            };
        };
        DepartmentIds: {
            ids: number[];
        };
        /** @description Number of all records; exact up to 1,000. */
        Total: number;
        /** @description True if there are more records than the 1,000 returned. */
        Truncated: boolean;
        /** @description A list without pages; each list defines its `items`. */
        WholeList: {
            total: components["schemas"]["Total"];
            truncated: components["schemas"]["Truncated"];
        };
        FacilityName: {
            id: number;
            name: string;
            name_kk: string;
        };
        /** @description A user as staff see them in a list. Blocked users are in no list. */
        UserCard: {
            id: number;
            role_id: number;
            name: string;
            company: string | null;
            bin: string | null;
            email: string;
            /** @description E.164. */
            phone: string | null;
            department: components["schemas"]["Department"] | null;
            facility: components["schemas"]["FacilityName"] | null;
            rooms: components["schemas"]["Plate"][];
        };
        UserCardList: components["schemas"]["WholeList"] & {
            items: components["schemas"]["UserCard"][];
        };
        /** @description Opaque cursor of the next page; null on the last one. */
        Cursor: string | null;
        /** @description A page of a list; each list defines its `items`. */
        List: {
            total: components["schemas"]["Total"];
            next: components["schemas"]["Cursor"];
        };
        /** @description A building of the centre. */
        Facility: {
            id: number;
            name: string;
            name_kk: string;
            address: string;
            address_kk: string;
            departments: (components["schemas"]["Department"] & {
                people: number;
            })[];
        };
        FacilityList: components["schemas"]["List"] & {
            items: components["schemas"]["Facility"][];
        };
        MaybeAccessFlow: components["schemas"]["AccessFlow"] | null;
        /** @description One browser or program that is signed in. */
        Session: {
            id: number;
            /** @description Whether the request uses this session. */
            current: boolean;
            browser: string | null;
            system: string | null;
            /** @description An IPv4 address or an IPv6 network. */
            address: string | null;
            created_at: components["schemas"]["Time"];
            seen_at: components["schemas"]["Time"];
        };
        SessionList: components["schemas"]["List"] & {
            items: components["schemas"]["Session"][];
        };
        InvitationDraft: {
            email: string;
            /** @description 1 to 5. */
            role_id: number;
            /**
             * @description Language of the e-mail; by default that of the request.
             * @enum {string}
             */
            language?: "ru" | "kk" | undefined;
            department_id?: number | null | undefined;
            /** @description Free rooms, for a tenant only. */
            room_ids?: number[] | undefined;
            /** @description For a tenant only; if omitted, the tenant enters it. */
            company?: string | null | undefined;
            /** @description For a tenant only. */
            bin?: string | null | undefined;
        };
        Invitation: {
            id: number;
            email: string;
            role_id: number;
            /** @enum {string} */
            language: "ru" | "kk";
            department: components["schemas"]["Department"] | null;
            rooms: components["schemas"]["Plate"][];
            company: string | null;
            bin: string | null;
            /** @description Name of the administrator. */
            invited_by: string;
            created_at: components["schemas"]["Time"];
            expires_at: components["schemas"]["Time"];
        };
        InvitationList: components["schemas"]["List"] & {
            items: components["schemas"]["Invitation"][];
        };
        InvitationToken: {
            token: string;
        };
        /** @description A registered company that waits for confirmation. */
        TenantApplication: {
            id: number;
            user_id: number;
            name: string;
            email: string;
            phone: string | null;
            company: string;
            bin: string;
            /** @description The rooms it wants that are free now. */
            rooms: components["schemas"]["Plate"][];
            /** @description The company that already has this BIN; the application must then be rejected. */
            tenant: string | null;
            created_at: components["schemas"]["Time"];
        };
        TenantApplicationList: components["schemas"]["List"] & {
            items: components["schemas"]["TenantApplication"][];
        };
        TenantDecision: {
            accept: boolean;
            /** @description The rooms to assign; only with `accept`. */
            room_ids?: number[] | undefined;
            /** @description Comment for the company; required for a rejection. */
            comment?: string | null | undefined;
        };
        Letter: {
            id: string;
            to: string;
            subject: string;
            sent_at: components["schemas"]["Time"];
        };
        LetterList: components["schemas"]["List"] & {
            items: components["schemas"]["Letter"][];
        };
        LetterText: components["schemas"]["Letter"] & {
            text: string;
            /** @description A complete document: show it in a frame without scripts. */
            html: string;
        };
        /**
         * @description `catalogue` is public. The other lists require a sign-in: `active` has live ads, `new` those with status 10, 15 or 20,
         *     `inactive` 30 or 40; staff get the ads of all users, other users their own. `own` has all ads of the current user.
         * @enum {string}
         */
        AdList: "catalogue" | "active" | "new" | "inactive" | "own";
        /** @enum {string} */
        AdKind: "part" | "service" | "goods";
        /** @enum {string} */
        AdCondition: "new" | "used" | "refurbished";
        /** @enum {string} */
        AdSort: "newest" | "price_asc" | "price_desc";
        AdFilter: {
            list?: components["schemas"]["AdList"] | undefined;
            /** @description Words; each must be found by its stem or as part of a word. A VIN or frame number is found by its first five characters or more. */
            q?: string | undefined;
            kind?: components["schemas"]["AdKind"] | undefined;
            brand_id?: number | undefined;
            spare_part_id?: number | undefined;
            service_id?: number | undefined;
            category?: string | undefined;
            /** @description Whole tenge. */
            price_from?: number | undefined;
            /** @description Whole tenge. */
            price_to?: number | undefined;
            /** @description With a price bound, false excludes ads without a price and true includes them. Without a bound, true returns only ads without a price. */
            negotiable?: boolean | undefined;
            condition?: components["schemas"]["AdCondition"][] | undefined;
            room_id?: number | undefined;
            level?: number | undefined;
            /** @description The seller works on this day. */
            weekday?: number | undefined;
            seller_id?: number | undefined;
            sort?: components["schemas"]["AdSort"] | undefined;
        };
        AdPageRequest: components["schemas"]["AdFilter"] & {
            cursor?: string | null | undefined;
            /** @description 24 by default. */
            limit?: number | undefined;
        };
        Photo: {
            key: string;
            /** @description Pixels of the large size. */
            width: number;
            /** @description Pixels of the large size. */
            height: number;
            /** @description Address of a WebP at most 320 px wide. */
            small: string;
            /** @description Address of a WebP at most 640 px wide. */
            medium: string;
            /** @description Address of a WebP at most 1280 px wide. */
            large: string;
            /** @description Address of a JPEG at most 1280 px wide. */
            jpeg: string;
            /** @description Address of an AVIF at most 1280 px wide, made some time after the upload. */
            avif: string | null;
        };
        /**
         * Format: date-time
         * @description RFC 3339, UTC.
         */
        MaybeTime: string | null;
        /** @description 10 new, 15 changed, 20 sent back, 30 not published, 31 published, 40 archived. New codes may be added. */
        AdStatus: number;
        /** @description The latest message of staff to the owner. */
        AdRemark: {
            /** @enum {string} */
            action: "needEdits" | "unpublish";
            /** @description An AdReason; new ones may be added. */
            reason: string | null;
            comment: string | null;
            at: components["schemas"]["Time"];
        };
        AdCard: {
            id: number;
            kind: components["schemas"]["AdKind"];
            title: string;
            title_kk: string | null;
            /** @description Whole tenge; null means negotiable. */
            price: number | null;
            /** @enum {string|null} */
            condition: "new" | "used" | "refurbished" | null;
            photo: components["schemas"]["Photo"] | null;
            plate: components["schemas"]["Plate"] | null;
            /** @description Category of the spare part. */
            category: string | null;
            sort_at: components["schemas"]["Time"];
            raised_at: components["schemas"]["MaybeTime"];
            status?: components["schemas"]["AdStatus"] | undefined;
            /** @description Whether the ad is public. */
            live?: boolean | undefined;
            /** @description For decisions; only in the lists of staff and owners. */
            version?: number | undefined;
            /** @description Name of the seller; only in the lists of staff and owners. */
            seller?: string | undefined;
            created_at?: components["schemas"]["Time"] | undefined;
            expires_at?: components["schemas"]["MaybeTime"] | undefined;
            /** @description As in the ad itself; only in the lists of staff and owners. */
            remark?: components["schemas"]["AdRemark"] | null | undefined;
            allowed_actions?: string[] | undefined;
        };
        /** @description True if `total` is an estimate. */
        TotalIsEstimate: boolean;
        AdPage: components["schemas"]["List"] & {
            items: components["schemas"]["AdCard"][];
            total_is_estimate?: components["schemas"]["TotalIsEstimate"] | undefined;
        };
        AdAll: components["schemas"]["WholeList"] & {
            items: components["schemas"]["AdCard"][];
        };
        Room: {
            id: number;
            level: number;
            number: string;
            /** @description Name of the shop; null if the room is free. */
            name: string | null;
            /** @description Square metres. */
            area: number;
        };
        RoomList: components["schemas"]["List"] & {
            items: components["schemas"]["Room"][];
        };
        /**
         * @description Both steps of the editor in one form. Values may be typed freely (spaces in the price, any usual way to write a phone); what
         *     cannot be parsed is reported by field in `errors`.
         */
        AdForm: {
            kind?: string | undefined;
            /** @description Empty for any brand. */
            brand_id?: string | undefined;
            /** @description Required for a part. */
            spare_part_id?: string | undefined;
            /** @description Required for a service. */
            service_id?: string | undefined;
            /** @description 3 to 100 characters. */
            title?: string | undefined;
            title_kk?: string | undefined;
            /** @description 10 to 4000 characters. */
            text?: string | undefined;
            text_kk?: string | undefined;
            /** @description Whole tenge; empty with `negotiable`. */
            price?: string | undefined;
            /** @description Any value that is not empty means yes. */
            negotiable?: string | undefined;
            /** @description Required for a part and for goods. */
            condition?: string | undefined;
            /**
             * @description VIN or frame number of the car that the part was taken from; dropped for services and goods. Spaces, small letters and Cyrillic
             *     letters that look like Latin ones are converted.
             */
            vin?: string | undefined;
            phone?: string | undefined;
            /** @description Rooms of the tenant. */
            room_ids?: string[] | undefined;
            /** @description 1 to 7; none means every day. */
            weekdays?: string[] | undefined;
            /** @description HH:MM */
            hours_from?: string | undefined;
            /** @description HH:MM */
            hours_to?: string | undefined;
            /** @description Up to 10 files of at most 10 MB and 40 megapixels each; the first is the cover. JPEG, PNG, WebP, AVIF or GIF, detected by content. */
            photos?: string[] | undefined;
        };
        Named: {
            id: number;
            name: string;
            name_kk: string | null;
        };
        /**
         * @description An ad as the current user may see it, without the phone. `status`, `live`, `version`, `remark`, `expires_at`, `created_at` and
         *     `allowed_actions` are only for its owner and staff.
         */
        Ad: {
            id: number;
            kind: components["schemas"]["AdKind"];
            title: string;
            title_kk: string | null;
            text: string;
            text_kk: string | null;
            /** @description Whole tenge; null means negotiable. */
            price: number | null;
            /** @enum {string|null} */
            condition: "new" | "used" | "refurbished" | null;
            /** @description VIN (17 characters) or frame number (with its hyphen) of the car that the part was taken from, in capitals without spaces. */
            vin: string | null;
            brand: components["schemas"]["Named"] | null;
            spare_part: components["schemas"]["Named"] | null;
            service: components["schemas"]["Named"] | null;
            category: string | null;
            photos: components["schemas"]["Photo"][];
            rooms: components["schemas"]["Plate"][];
            weekdays: number[];
            hours_from: string | null;
            hours_to: string | null;
            /** @description The phone with its last seven digits hidden. */
            phone_hint: string;
            seller: {
                id: number;
                name: string;
                is_tenant: boolean;
                since: components["schemas"]["Time"];
            };
            published_at: components["schemas"]["MaybeTime"];
            raised_at: components["schemas"]["MaybeTime"];
            /** @description How often the phone was revealed. */
            phone_views: number;
            /**
             * @description The revision that is returned.
             * @enum {string}
             */
            revision: "live" | "newest";
            status?: components["schemas"]["AdStatus"] | undefined;
            live?: boolean | undefined;
            /** @description Increases with every change of the ad except a raise; a decision may specify the version it is about. */
            version?: number | undefined;
            remark?: components["schemas"]["AdRemark"] | null | undefined;
            created_at?: components["schemas"]["Time"] | undefined;
            expires_at?: components["schemas"]["MaybeTime"] | undefined;
            allowed_actions?: string[] | undefined;
        };
        /** @description The `version` of the ad that the decision is about. If the ad has another version by now, nothing is done (409 `changed_meanwhile`). */
        Version: number;
        AdDecision: {
            version?: components["schemas"]["Version"] | undefined;
        };
        AdUpdateForm: components["schemas"]["AdForm"] & {
            /** @description The same as in the path. */
            id: string;
            /** @description The `version` that was opened. */
            version?: string | undefined;
            /**
             * @description The photos in their new order: each item is a key of the newest revision, or `new.` and the index of a file in `photos`.
             *     Photos that are not listed are removed; `none` alone removes all. If omitted, existing photos stay and new files are appended.
             */
            photo_order?: string[] | undefined;
        };
        AdImage: {
            id: number;
            key: string;
            version?: components["schemas"]["Version"] | undefined;
        };
        /**
         * @description Why staff send back, unpublish or delete an ad, or take a photo down. `other` requires a comment.
         * @enum {string}
         */
        AdReason: "photos" | "text" | "price" | "category" | "contacts" | "duplicate" | "forbidden" | "outdated" | "fraud" | "copied" | "personal" | "unfit" | "other";
        /** @description Shown to the owner. */
        Comment: string;
        AdImageRemoval: {
            id: number;
            /** @description A photo of any revision of the ad. */
            key: string;
            reason: components["schemas"]["AdReason"];
            comment?: components["schemas"]["Comment"] | undefined;
            version?: components["schemas"]["Version"] | undefined;
        };
        AdRefusal: {
            reason: components["schemas"]["AdReason"];
            comment?: components["schemas"]["Comment"] | undefined;
            version?: components["schemas"]["Version"] | undefined;
        };
        AdRemoval: {
            reason?: components["schemas"]["AdReason"] | undefined;
            comment?: components["schemas"]["Comment"] | undefined;
            version?: components["schemas"]["Version"] | undefined;
        };
        AdActivation: {
            /** @description From the e-mail. */
            token?: string | undefined;
            version?: components["schemas"]["Version"] | undefined;
        };
        AdBulk: {
            /** @enum {string} */
            action: "publish" | "archive";
            ids: number[];
            /** @description The version of each ad in `ids`, in the same order. If omitted, only the status is checked. */
            versions?: components["schemas"]["Version"][] | undefined;
        };
        AdBulkResult: {
            id: number;
            ok: boolean;
            status?: components["schemas"]["AdStatus"] | undefined;
            /** @description The error code if the ad was not changed. */
            code?: string | undefined;
            allowed_actions?: string[] | undefined;
        };
        AdBulkResults: {
            items: components["schemas"]["AdBulkResult"][];
            total: number;
            next: null;
        };
        AdEvent: {
            at: components["schemas"]["Time"];
            /** @description An action of the ad, or `create`; new ones may be added. */
            action: string;
            /** @description Name of the user who did it; null for the portal itself. */
            actor: string | null;
            from: number | null;
            to: number | null;
            reason: string | null;
            comment: string | null;
        };
        AdOwner: {
            id: number;
            name: string;
            is_tenant: boolean;
            since: components["schemas"]["Time"];
            ads: {
                live: number;
                waiting: number;
                all: number;
            };
            /** @description Ads of this user that staff sent back or took down, newest first, at most 10. */
            refusals: {
                ad_id: number;
                title: string;
                action: string;
                reason: string | null;
                comment: string | null;
                at: components["schemas"]["Time"];
            }[];
        };
        /** @description Other staff who have the ad open. */
        AdWatchers: {
            id: number;
            name: string;
        }[];
        /** @description An ad with everything a moderator needs. */
        AdModeration: {
            ad: components["schemas"]["Ad"];
            /** @description The public revision, or the one approved last. Null if there was none, or if it is the newest one. */
            before: components["schemas"]["Ad"] | null;
            /** @description Whether the edit has another phone than `before`; their hints may be equal. */
            phone_changed: boolean;
            /** @description What happened to the ad, newest first, at most 100. */
            history: components["schemas"]["AdEvent"][];
            owner: components["schemas"]["AdOwner"];
            /** @description The ad that has waited longest except this one. */
            next: number | null;
            /** @description Number of ads in moderation, including this one. */
            waiting: number;
            watchers: components["schemas"]["AdWatchers"];
        };
        NotificationRequest: {
            user_id: number;
            /** @description Number of notifications to skip. 0 by default. */
            skip?: number | undefined;
            /** @description 20 by default. */
            limit?: number | undefined;
        };
        NumberedDocument: {
            created_at: components["schemas"]["Time"];
            number: string;
        };
        /**
         * @description An event, and one related object that it is about. The meaning of `type` depends on the kind of that object:
         *     ads (`user_banner_id`, the new status; 998 staff took a photo down, 999 ends in three days), acts, appendices and invoices (1 new,
         *     2 signed or downloaded), part requests (1 new, 2 found), reviews (1 new, 2 deleted), support threads (10 new, 30 message,
         *     40 closed). New types and kinds may be added.
         */
        Notification: {
            id: number;
            type: number;
            /** @description 0 unread, 1 read. */
            view: number;
            created_at: components["schemas"]["Time"];
            completion_id?: components["schemas"]["NumberedDocument"] | undefined;
            application_id?: components["schemas"]["NumberedDocument"] | undefined;
            invoice_id?: components["schemas"]["NumberedDocument"] | undefined;
            user_banner_id?: {
                id: number;
                title: string;
                title_kk: string | null;
                /** @description True if the event deleted the ad. */
                deleted?: boolean | undefined;
            } | undefined;
            user_request_id?: {
                id: number;
            } | undefined;
            user_review_id?: {
                user_banner_id: number;
            } | undefined;
            feedback_request_id?: {
                id: number;
                title: string;
            } | undefined;
            /** @description Why staff did it: an AdReason; new ones may be added. */
            reason?: string | undefined;
            /** @description Comment of staff. */
            comment?: string | undefined;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            total: number;
            /** @description Always null; notifications are paged by `skip`. */
            next: null;
        };
        NotificationViews: {
            user_id: number;
            ids: number[];
        };
        NotificationCounts: {
            count: number;
            view_count: number;
        };
        RealtimeSettings: {
            key: string;
            cluster: string;
            /** @description Host and port of a Pusher-compatible server. Null means the portal itself if `cluster` is `portal`, otherwise the cluster of hosted Pusher. */
            host: string | null;
            /** @description Whether `host` uses TLS. Null without `host`: hosted Pusher always uses TLS, and the portal does if its pages do. */
            secure: boolean | null;
            /** @description The private channel of the current user. */
            channel: string;
        };
        ChannelRequest: {
            socket_id: string;
            channel_name: string;
        };
        RoomTenant: {
            /** @description User id of the tenant. */
            id: number;
            name: string;
            trade: string | null;
            trade_kk: string | null;
            weekdays: number[];
            hours_from: string | null;
            hours_to: string | null;
            since: components["schemas"]["Time"];
            /** @description Number of published ads of the tenant. */
            ads: number;
        };
        /** @description The public card of a room, without a phone. */
        RoomCard: {
            room: components["schemas"]["Room"];
            tenant: components["schemas"]["RoomTenant"] | null;
        };
        Brand: {
            id: number;
            name: string;
            /** @description Number of published ads with it. */
            ads: number;
        };
        BrandList: components["schemas"]["List"] & {
            items: components["schemas"]["Brand"][];
        };
        Service: {
            id: number;
            name: string;
            name_kk: string;
            /** @description Number of published ads with it. */
            ads: number;
        };
        ServiceList: components["schemas"]["List"] & {
            items: components["schemas"]["Service"][];
        };
        SparePart: {
            id: number;
            name: string;
            name_kk: string;
            /** @description A word such as brakes, oils, lights; new ones may be added. */
            category: string;
            /** @description Number of published ads with it. */
            ads: number;
        };
        SparePartList: components["schemas"]["List"] & {
            items: components["schemas"]["SparePart"][];
        };
        Contact: {
            phones: {
                /** @description E.164. */
                phone: string;
                label: string;
                label_kk: string;
            }[];
            address: string;
            address_kk: string;
            email: string | null;
            hours: {
                weekdays: number[];
                from: string;
                to: string;
            }[];
        };
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
                 *           "language": "kk",
                 *           "department": null,
                 *           "application": null,
                 *           "created_at": "2026-10-02T08:15:00.000Z"
                 *         },
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["SignedIn"];
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
                "application/json": components["schemas"]["Failure"];
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
                 *       "message": "Неверный логин или пароль.",
                 *       "code": "wrong_credentials",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The database is unreachable or took too long. A change may or may not have been made; a creating call is safe to repeat with its `Idempotency-Key`. Retry after `retry_after` seconds. */
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
                "application/json": components["schemas"]["Failure"];
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
                    data: components["schemas"]["AccessFlow"];
                };
            };
        };
        /** @description The user may not do this, or a page of another site made the call (`cross_site`). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "У вас нет доступа к этому действию.",
                 *       "code": "forbidden",
                 *       "request_id": "7d0c1f6e-2b0f-4c55-9d0a-3f2b8f0f6a11"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
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
                    data: components["schemas"]["AccessFlow"];
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
                    data: components["schemas"]["AccessFlow"];
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
                "application/json": components["schemas"]["Failure"];
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
                    data: components["schemas"]["AccessFlow"];
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
                "application/json": components["schemas"]["Failure"];
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
                    data: components["schemas"]["AccessFlow"];
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
                "application/json": components["schemas"]["Failure"];
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
                "application/json": components["schemas"]["Failure"];
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
                 *         "language": "kk",
                 *         "department": null,
                 *         "application": null,
                 *         "created_at": "2026-10-02T08:15:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["User"];
                };
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
                    data: components["schemas"]["UserCardList"];
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
                 *         "language": "kk",
                 *         "department": null,
                 *         "application": null,
                 *         "created_at": "2026-10-02T08:15:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["User"] | null;
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
                    data: components["schemas"]["MaybeAccessFlow"];
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
                    data: components["schemas"]["Invitation"];
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
                "application/json": components["schemas"]["Failure"];
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
                    data: components["schemas"]["InvitationList"];
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
                 *           "bin": null
                 *         },
                 *         "expires_at": "2026-11-21T07:00:00.000Z",
                 *         "token": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["AccessFlow"];
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
                    data: components["schemas"]["AdPage"];
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
                    data: components["schemas"]["AdAll"];
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
                 *             "area": 42.5
                 *           }
                 *         ],
                 *         "total": 1,
                 *         "next": null
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["RoomList"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                    data: components["schemas"]["Ad"];
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
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    data: components["schemas"]["AdModeration"];
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
                 *               "title_kk": null
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
                    data: components["schemas"]["NotificationPage"];
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
                    data: components["schemas"]["NotificationCounts"];
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
         * @description For programs without cookies: `new` requests the token of the flow in the response; later calls send that token. Browsers keep the flow in an `HttpOnly` cookie instead.
         * @example new
         */
        Flow: string;
        /**
         * @description An e-mail address.
         * @example person@sauda.example
         */
        Email: string;
        /**
         * @description A user's id. It does not determine the current user.
         * @example 12
         */
        UserId: number;
        /**
         * @description The record's id.
         * @example 48213
         */
        Id: number;
        /**
         * @description Identifies one attempt to create something: 1–255 visible ASCII characters, preferably a random UUID. A repeated request of the same user within 24 hours with the same key, fields and files creates nothing and returns the first response with `Idempotency-Replayed: true`; with other fields or files it fails with `idempotency_conflict`. Error responses are not stored: correct the fields and send the same key again.
         * @example 2f1d8c46-9b0e-4a57-8d3c-6e7f5a1b2c90
         */
        IdempotencyKey: string;
        /**
         * @description The token that the portal printed to the console at start.
         * @example 4c1d0a6be2f97f35
         */
        ConsoleToken: string;
        /**
         * @description The id of an e-mail.
         * @example 0b4f3a52-6b1e-4d0a-9a51-3f3f1d2c7b10
         */
        LetterId: string;
    };
    requestBodies: never;
    headers: {
        /** @description `true` if this is the stored response to an earlier request with the same `Idempotency-Key`; nothing was done this time. */
        IdempotencyReplayed: "true";
        /** @description The host honours the `Idempotency-Key` of creating calls for this long. Every response of the API has this header; without it, do not repeat a creating call whose response was lost. */
        Idempotency: "24h";
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
                "application/json": components["schemas"]["Credentials"];
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
                "application/json": components["schemas"]["Registration"];
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
            };
            path: {
                /**
                 * @description An e-mail address.
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
                "application/json": components["schemas"]["LinkToken"];
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
                "application/json": components["schemas"]["Code"];
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
                "application/json": components["schemas"]["RegistrationDetails"];
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
                 *       "ad_rules": true
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationEnd"];
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
                "application/json": components["schemas"]["NewPassword"];
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
                        data: components["schemas"]["PasswordSet"];
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
                 *         "language": "kk"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
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
                "application/json": components["schemas"]["DepartmentIds"];
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
                 * @description The record's id.
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
                 * @description The record's id.
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
                        data: components["schemas"]["FacilityList"];
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
            403: components["responses"]["Forbidden"];
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
                        data: components["schemas"]["SessionList"];
                    };
                };
            };
            401: components["responses"]["SignInRequired"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["InvitationDraft"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["InvitationToken"];
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
                     *             "tenant": null,
                     *             "created_at": "2026-11-21T06:00:00.000Z"
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "next": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TenantApplicationList"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["TenantDecision"];
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
                        data: components["schemas"]["LetterList"];
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
                 * @description The id of an e-mail.
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
                        data: components["schemas"]["LetterText"];
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
                "application/json": components["schemas"]["AdPageRequest"];
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
                "application/json": components["schemas"]["AdFilter"];
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
                "application/json": {
                    /** @description For staff; ignored for others. */
                    user_id?: number;
                };
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
                "multipart/form-data": components["schemas"]["AdForm"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["AdDecision"];
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
                 * @description The record's id.
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
                "application/json": {
                    /** @enum {string} */
                    revision?: "live" | "newest";
                };
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
            };
            path: {
                /**
                 * @description The record's id.
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
                        data: {
                            /** @description E.164. */
                            phone: string;
                        };
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "multipart/form-data": components["schemas"]["AdUpdateForm"];
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
                "application/json": components["schemas"]["AdImage"];
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
                "application/json": components["schemas"]["AdImageRemoval"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["AdRefusal"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["AdRemoval"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["AdDecision"];
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
            };
            path: {
                /**
                 * @description The record's id.
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
                "application/json": components["schemas"]["AdRemoval"];
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
            };
            path: {
                /**
                 * @description The record's id.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["AdActivation"];
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
            };
            path: {
                /**
                 * @description The record's id.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["AdDecision"];
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
                "application/json": components["schemas"]["AdBulk"];
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
                        data: components["schemas"]["AdBulkResults"];
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
                 * @description The record's id.
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
            };
            path: {
                /**
                 * @description The record's id.
                 * @example 48213
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    leave?: boolean;
                };
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
                        data: {
                            watchers: components["schemas"]["AdWatchers"];
                            version: components["schemas"]["Version"];
                        };
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
                "application/json": components["schemas"]["NotificationRequest"];
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
                "application/json": components["schemas"]["NotificationViews"];
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
                "application/json": components["schemas"]["NotificationRequest"];
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
                "application/json": components["schemas"]["NotificationViews"];
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
                        data: components["schemas"]["RealtimeSettings"];
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
                "application/json": components["schemas"]["ChannelRequest"];
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
                        data: {
                            /** @description Key, a colon, and the HMAC-SHA256 of `socket_id:channel_name` in hex. */
                            auth: string;
                        };
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
                 * @description The record's id.
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
                     *           "id": 54,
                     *           "level": 2,
                     *           "number": "214",
                     *           "name": "AutoDisc",
                     *           "area": 42.5
                     *         },
                     *         "tenant": {
                     *           "id": 31,
                     *           "name": "AutoDisc",
                     *           "trade": "Тормозная система",
                     *           "trade_kk": "Тежегіш жүйесі",
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
                     *           "since": "2024-03-01T06:00:00.000Z",
                     *           "ads": 128
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["RoomCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
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
                        data: components["schemas"]["BrandList"];
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
                        data: components["schemas"]["ServiceList"];
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
                        data: components["schemas"]["SparePartList"];
                    };
                };
            };
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
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
            /** @description The contacts. */
            200: {
                headers: {
                    "X-Idempotency": components["headers"]["Idempotency"];
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
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Contact"];
                    };
                };
            };
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
