import './texts.ts'
import './settings.css'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Note } from '#platform/web/look/Note.tsx'
import { SettingNav } from './SettingNav.tsx'
import { useUnsaved } from './use-unsaved.ts'

export interface SettingPart {
  /** Its name in the address, as its page's list of settings has it. */
  name: string
  label: string
  /** How many of its entries are in use. */
  count?: number
  /** A section with changes that are not saved; they stay while another part is looked at. */
  isDirty?: boolean
  /** Draws it; a list says by `onDirty` that an entry is being changed. */
  draw: (onDirty: (dirty: boolean) => void) => ReactNode
}

interface SettingPartsProps {
  /** The act that opens the page, and what the page is called. */
  page: string
  title: string
  /** One quiet sentence about all of them. */
  lead?: string
  parts: readonly SettingPart[]
  mayChange: boolean
  /** What stands beside every part. */
  aside?: ReactNode
}

/** A page of settings: all settings at the left, one part at a time beside them; nothing that is not saved is left unasked. */
export function SettingParts({ page, title, lead, parts, mayChange, aside }: SettingPartsProps) {
  const t = useTexts('settings')
  const goTo = useNavigate()
  const hash = useLocation({ select: (at) => at.hash })
  const current = parts.find(({ name }) => name === hash) ?? parts[0]
  const [isEntryDirty, setEntryDirty] = useState(false)
  const isDirty = (part: SettingPart) => part.isDirty ?? (part === current && isEntryDirty)
  useEffect(() => setEntryDirty(false), [current?.name])
  // Another part of the page leaves its sections as they are.
  useUnsaved(parts.some(isDirty), isEntryDirty)
  return (
    <div className="lb-page lb-settings">
      <h1 className="lb-sr">{title}</h1>
      <SettingNav
        page={page}
        title={title}
        parts={parts.map((part) => ({ ...part, isDirty: isDirty(part) }))}
        current={current?.name ?? ''}
        onGo={(name) => void goTo({ to: '.', hash: name, search: true, replace: true })}
        lead={lead}
      />
      <div className="lb-stack lb-settings-part" key={current?.name}>
        {!mayChange && <Note icon="lock">{t('readOnly')}</Note>}
        {current?.draw(setEntryDirty)}
      </div>
      {aside && <div className="lb-stack lb-settings-aside">{aside}</div>}
    </div>
  )
}
