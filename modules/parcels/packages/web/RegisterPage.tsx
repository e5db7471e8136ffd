import '#platform/web/look/register.css'
import './register.css'
import './register-side.css'
import './register-texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { LabelContent } from '#modules/parcels/package-settings/web/public.ts'
import { BatchBar } from './BatchBar.tsx'
import { JustRegistered } from './JustRegistered.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { RegisterFields } from './RegisterFields.tsx'
import { useResidents } from './RecipientField.tsx'
import { type RegisterPageTools, useRegisterPage } from './use-register-page.ts'
import { usePendingRegistrations } from './pending-registrations.ts'
import { VoidDialog } from './VoidDialog.tsx'

/** Registers packages: a scan, a few keys, Enter; the label prints at once. */
export function RegisterPage() {
  const t = useTexts('registerPackages')
  const packages = useTexts('packages')
  const page = useRegisterPage()
  const { batch, last, options, just } = page
  usePageKeys(page)
  const preview = usePreview(page)
  const pending = usePendingRegistrations(options.data)
  return (
    <div className="lb-page lb-register">
      <div className="lb-page-head lb-register-head">
        <h1>{packages('register')}</h1>
        <p className="lb-quiet">{t('lead')}</p>
        <span className="lb-end lb-register-keys lb-quiet">
          {t('hotKeys')} <Key keys="?" />
        </span>
        {!batch.batch && (
          <Button onClick={page.toggleBatch} aria-keyshortcuts="Alt+B" disabled={!options.data}>
            {t('batchStart')} <Key keys="Alt B" />
          </Button>
        )}
      </div>
      {batch.batch && (
        <BatchBar
          batch={batch.batch}
          options={options.data}
          changing={batch.changing}
          onChange={page.toggleFixed}
          onEnd={page.toggleBatch}
        />
      )}
      <div className="lb-register-columns">
        <RegisterFields page={page} />
        <div className="lb-register-side">
          <LabelPanel
            content={last ?? preview}
            autoPrint={page.autoPrint}
            onAutoPrint={page.chooseAutoPrint}
            onReprint={() => void page.reprint()}
          />
          <JustRegistered
            rows={just.data}
            error={just.error}
            batchCount={batch.batch?.count}
            pending={pending}
            newestId={page.newestId}
            onVoid={page.askVoid}
            onRetry={() => void just.refetch()}
          />
        </div>
      </div>
      <p className="lb-sr" role="status">
        {last && t('registered', { serialNumber: last.serialNumber, label: last.label })}
      </p>
      {page.voiding && (
        <VoidDialog
          one={page.voiding}
          onVoided={() => page.voiding && page.voided(page.voiding)}
          onClose={page.closeVoid}
        />
      )}
      {page.labels.sheet}
    </div>
  )
}

function usePageKeys(page: RegisterPageTools): void {
  const { refs, batch } = page
  useScanner(({ text }) => {
    const code = text.trim()
    if (code) page.handleScan(code)
  })
  useHotKey('/', 'registerPackages:trackingKey', () => refs.tracking.current?.focus())
  useHotKey('F2', 'registerPackages:pickerKey', () => void page.pick())
  useHotKey('F4', 'registerPackages:batchChange', () =>
    batch.batch ? page.toggleFixed() : refs.courier.current?.focus(),
  )
  useHotKey('F8', 'registerPackages:photoKey', () => page.photo.setOpen(true), { enabled: !page.photo.open })
  useHotKey(
    'Alt+B',
    batch.batch ? 'registerPackages:batchEnd' : 'registerPackages:batchStart',
    page.toggleBatch,
  )
  useHotKey('Alt+U', 'registerPackages:void', page.askVoid)
  useHotKey('Alt+L', 'registerPackages:reprint', () => void page.reprint())
  useHotKey('Esc', 'registerPackages:clear', page.clear, { enabled: page.isTouched })
}

/** What the label would show of what is typed so far. */
function usePreview({ form, settled, options }: RegisterPageTools): LabelContent {
  const residents = useResidents(form.named ? form.household : null)
  const kind = options.data?.kinds.find((kind) => kind.id === settled.kindId)
  const courier = options.data?.couriers.find((courier) => courier.id === settled.courierId)
  const recipient = form.named
    ? residents.data?.find((row) => row.residentId === form.recipientId)
    : undefined
  return {
    label: form.household?.label ?? '',
    name: recipient?.name ?? '',
    shelfPosition: settled.shelfPosition,
    kindName: kind?.name ?? '',
    courierShortName: courier?.shortName ?? '',
    trackingNumber: form.trackingNumber,
    temperature: form.temperature,
    inPersonOnly: form.inPersonOnly,
    cashOnDelivery: form.cashOnDelivery,
    isLegal: kind?.isLegal ?? false,
    plainNote: form.note,
  }
}
