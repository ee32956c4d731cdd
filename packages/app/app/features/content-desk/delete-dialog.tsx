import type { ContentItem } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { contentDeskWords } from './words.ts'

/** The question before an entry is deleted. */
export function DeleteDialog({ item: { set, id, version } }: { item: ContentItem }) {
  const words = useWords(contentDeskWords)
  return (
    <FormDialog
      title={words.deleteAsk}
      closeTo={paths.contentItem(set, id)}
      cancel={words.cancel}
      confirm={words.deleteConfirm}
      danger
    >
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="version" value={version} />
      <p>{words.deleteHelp}</p>
    </FormDialog>
  )
}
