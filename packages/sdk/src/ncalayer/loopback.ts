/** Whether the browser lets the page reach programs of this computer; null if it does not ask. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | null

/** The names under which browsers keep this permission, newest first. */
const NAMES = ['loopback-network', 'local-network-access']

/** Where permissions are asked for: `navigator.permissions`. Names that its types do not know are passed as they are. */
export interface PermissionsLike {
  /** Reads a permission. */
  query(descriptor: PermissionName): Promise<PermissionState>
}

/** Names a permission. */
export interface PermissionName {
  /** As browsers name it. */
  name: string
}

/** What a permission is at the moment. */
export interface PermissionState {
  /** `granted`, `prompt` or `denied`. */
  readonly state: string
}

/** Reads the permission to connect to NCALayer. Browsers that do not know it do not ask, so nothing stands in the way. */
export async function loopbackPermission(
  permissions: PermissionsLike | undefined,
): Promise<LoopbackPermission> {
  for (const name of NAMES) {
    try {
      const found = await permissions?.query({ name })
      if (found && isPermission(found.state)) return found.state
    } catch {
      // This browser does not know the name.
    }
  }
  return null
}

function isPermission(state: string): state is Exclude<LoopbackPermission, null> {
  return state === 'granted' || state === 'prompt' || state === 'denied'
}
