import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { SectionChange } from './use-section.ts'

interface SaveBarProps {
  changes: readonly SectionChange[]
  busy: boolean
  maySave: boolean
  onRevert: () => void
  onSave: () => void
}

/** The most letters of a value that a change says before and after. */
const short = 16

/** What is not saved yet, said field by field at the lower end of the page, with both ways on. */
export function SaveBar({ changes, busy, maySave, onRevert, onSave }: SaveBarProps) {
  const t = useTexts('settings')
  useHotKey('Esc', 'settings:revert', onRevert, { enabled: !busy })
  const said = changes.map(({ label, before, after }) =>
    before.length > short || after.length > short
      ? t('changedLong', { label })
      : t('changed', { label, before: before || t('empty'), after: after || t('empty') }),
  )
  const sentence = said.join('；')
  return (
    <div className="lb-save-bar">
      <span role="status">
        <b>{changes.length}</b> {t('unsaved')}
      </span>
      <span className="lb-cut lb-14 lb-quiet" title={sentence}>
        {sentence}
      </span>
      <span className="lb-save-bar-acts lb-line lb-gap-8">
        <Button disabled={busy} onClick={onRevert} aria-keyshortcuts="Escape">
          {t('revert')} <Key keys="Esc" />
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={!maySave}
          onClick={onSave}
          aria-keyshortcuts="Control+Enter"
        >
          {t('saveCount', { count: changes.length })} <Key keys="Ctrl Enter" />
        </Button>
      </span>
    </div>
  )
}
