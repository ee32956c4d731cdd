import { type CallOptions, type Portal, read, type Schema, write } from '../client/index.ts'

export type RealtimeSettings = Schema<'RealtimeSettings'>
export type ChannelRequest = Schema<'ChannelRequest'>

/**
 * Returns the connection settings for live notifications and the channel of the current user.
 * Throws `sign_in_required`.
 * GET /api/realtime/settings.
 */
export function realtimeSettings(portal: Portal, options?: CallOptions): Promise<RealtimeSettings> {
  return read(portal, options, (init) => portal.http.GET('/api/realtime/settings', init))
}

/**
 * Signs a subscription to the current user's channel, for one connection. Throws `forbidden` for any other channel,
 * `sign_in_required`. POST /api/realtime/auth.
 */
export function authorizeChannel(
  portal: Portal,
  request: ChannelRequest,
  options?: CallOptions,
): Promise<{ auth: string }> {
  return write(portal, options, (init) => portal.http.POST('/api/realtime/auth', { ...init, body: request }))
}
