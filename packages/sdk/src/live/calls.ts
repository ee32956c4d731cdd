import { type CallOptions, type Portal, read, write } from '../client/index.ts'
import type { ChannelRequest, ChannelSignature, RealtimeSettings } from '../generated/schemas.ts'

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
): Promise<ChannelSignature> {
  return write(portal, options, (init) => portal.http.POST('/api/realtime/auth', { ...init, body: request }))
}
