import { Checkbox, Dialog, Kbd } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { shellWords } from '../../shell/words.ts'
import { switchShortcuts, useShortcutsOn } from './shortcut-choice.ts'
import { SHORTCUTS, type Shortcut } from './use-shortcuts.ts'
import { moderationWords } from './words.ts'

/** The shortcuts of the moderator's page, and a switch for them. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { dismiss } = useWords(shellWords)
  const moderation = useWords(moderationWords)
  const on = useShortcutsOn()
  return (
    <Dialog
      open
      title={moderation.keysTitle}
      description={moderation.keysLead}
      closeLabel={dismiss}
      onOpenChange={(open) => !open && onClose()}
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
        {(Object.keys(SHORTCUTS) as Shortcut[]).map((shortcut) => (
          <div key={shortcut} className="contents">
            <dt>
              <Kbd>{SHORTCUTS[shortcut].name}</Kbd>
            </dt>
            <dd>{moderation.shortcuts[shortcut]}</dd>
          </div>
        ))}
        <dt>
          <Kbd>1–9</Kbd>
        </dt>
        <dd>{moderation.digits}</dd>
      </dl>
      <Checkbox
        label={moderation.keysOn}
        checked={on}
        onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
      />
    </Dialog>
  )
}
