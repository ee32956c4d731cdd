import type { ContentItem } from '@sauda/sdk/content-editor'
import * as paths from '@sauda/sdk/paths'
import { useWords } from '../../language/language-context.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { contentDeskWords } from './words.ts'

type DeleteDialogProps = { item: ContentItem; base: number; seen: number }

/** The question before an entry is deleted, as far as its editor has seen it. */
export function DeleteDialog({ item: { set, id }, base, seen }: DeleteDialogProps) {
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
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="version" value={seen} />
      <p>{words.deleteHelp}</p>
    </FormDialog>
  )
}
