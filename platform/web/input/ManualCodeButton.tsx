import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

const ManualCodeDialog = lazy(() =>
  import('./ManualCodeDialog.tsx').then((module) => ({ default: module.ManualCodeDialog })),
)

/** Beside a field that scans: opens the dialog for a barcode that no reader can read. */
export function ManualCodeButton({ onUse }: { onUse: (code: string) => void }) {
  const t = useTexts('platform')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('manualCode')}
        title={t('manualCode')}
        onClick={() => setOpen(true)}
      >
        <Icon name="pen" />
      </button>
      {open && (
        <Suspense>
          <ManualCodeDialog onUse={onUse} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
