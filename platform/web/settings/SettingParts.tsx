import './texts.ts'
import './settings.css'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Note } from '#platform/web/look/Note.tsx'

export interface SettingPart {
  label: string
  /** A section with changes that are not saved; they stay while another part is looked at. */
  isDirty?: boolean
  /** Draws it; a list says by `onDirty` that an entry is being changed. */
  draw: (onDirty: (dirty: boolean) => void) => ReactNode
}

/** The parts of a page of settings, one at a time; nothing that is not saved is left unasked. */
export function SettingParts({ parts, mayChange }: { parts: readonly SettingPart[]; mayChange: boolean }) {
  const t = useTexts('settings')
  const [current, setCurrent] = useState(0)
  const [isEntryDirty, setEntryDirty] = useState(false)
  const isDirty = (at: number) => parts[at]?.isDirty ?? (at === current && isEntryDirty)
  const mayLeave = () =>
    confirmBox({
      title: t('leaveTitle'),
      text: t('leaveText'),
      ok: t('leaveGo'),
      cancel: t('leaveStay'),
      enter: false,
    })
  const isAnyDirty = parts.some((_, at) => isDirty(at))
  useBlocker({
    shouldBlockFn: async () => isAnyDirty && !(await mayLeave()),
    enableBeforeUnload: isAnyDirty,
  })
  async function go(next: number) {
    if (isEntryDirty && !(await mayLeave())) return
    setEntryDirty(false)
    setCurrent(next)
  }
  return (
    <div className="lb-settings">
      <nav className="lb-settings-nav" aria-label={t('parts')}>
        {parts.map(({ label }, at) => (
          <button
            key={label}
            type="button"
            aria-current={at === current ? 'page' : undefined}
            onClick={() => void go(at)}
          >
            {label}
            {isDirty(at) && (
              <span className="lb-settings-dot">
                <span className="lb-sr">{t('unsavedDot')}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <div className="lb-stack" key={current}>
        {!mayChange && <Note icon="lock">{t('readOnly')}</Note>}
        {parts[current]?.draw(setEntryDirty)}
      </div>
    </div>
  )
}
