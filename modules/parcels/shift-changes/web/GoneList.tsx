import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import type { OpenItem } from '../contract.ts'

/** What stood on the last signed list and is no longer open. */
export function GoneList({ gone }: { gone: readonly OpenItem[] }) {
  const t = useTexts('shiftPage')
  const [open, setOpen] = useState(false)
  if (gone.length === 0) return null
  return (
    <div className="sc-gone">
      <p>
        <b>{t('goneTitle')}</b>
        <span className="lb-quiet">{t('goneText', { count: gone.length })}</span>
        <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'goneHide' : 'goneShow')}
        </Button>
      </p>
      {open && (
        <ul>
          {gone.map((item) => (
            <li key={item.id}>
              <b>{item.serialNumber}</b>
              <HouseholdName label={item.label} names={item.name} />
              <span className="lb-quiet">{item.kindName}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
