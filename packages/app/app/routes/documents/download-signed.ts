import * as paths from '@sauda/sdk/paths'
import { downloadArchive, downloadCms, downloadCopy } from '@sauda/sdk/signing'
import { data } from 'react-router'
import { kindOf } from '../../features/documents/kind-of.ts'
import { sentFile } from '../../features/documents/sent-file.ts'
import { sentFileWords } from '../../features/documents/sent-file-words.ts'
import { idOf } from '../../shell/answered.ts'
import { requireGuard } from '../../shell/guard.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/download-signed.ts'

export const middleware = [requireGuard('documents')]

/** Sends what remains of a signed document: the copy with the signature sheet, the archive, or the signature of one side. */
export function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const [kind, id, { signal }] = [kindOf(url.pathname), idOf(params.id), request]
  const { what } = params
  if (kind === 'invoice') throw data(null, { status: 404 })
  const file =
    what === 'copy'
      ? downloadCopy(portal, kind, id, { signal })
      : what === 'archive'
        ? downloadArchive(portal, kind, id, { signal })
        : what === 'tenant' || what === 'centre'
          ? downloadCms(portal, kind, { id, side: what }, { signal })
          : null
  if (!file) throw data(null, { status: 404 })
  return sentFile(file, language, { to: paths.document(kind, id), text: sentFileWords[language].backToOne })
}
