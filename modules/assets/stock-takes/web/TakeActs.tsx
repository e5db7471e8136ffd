import { useState } from 'react'
import { uploadOnce } from '#modules/keeping/files/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { usePhone } from '#platform/web/look/use-phone.ts'
import { Segments } from '#platform/web/look/Segments.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import type { StockTakeDetail } from '../contract.ts'
import { stockTakesApi, useTakeChanges } from './queries.ts'

/** What can be done with a stock-take that goes on, by who may. */
export function TakeActs({ of }: { of: StockTakeDetail }) {
  const t = useTexts('stockTakesPage')
  const mayDecide = useAllowed()([{ can: 'stockTakes.decide' }]).length > 0
  const [open, setOpen] = useState<'close' | 'giveUp'>()
  // On a phone things are counted first.
  const isPhone = usePhone()
  const again = useTakeChanges()
  const close = () => {
    setOpen(undefined)
    again()
  }
  const { takeId, rowVersion, closedAt } = of.take
  if (closedAt || !mayDecide) return null
  return (
    <>
      <Button onClick={() => setOpen('giveUp')}>{t('giveUp')}</Button>
      <Button type={isPhone ? 'default' : 'primary'} onClick={() => setOpen('close')}>
        {t('close')}
      </Button>
      {open === 'close' && <CloseDialog of={of} onClose={close} />}
      {open === 'giveUp' && (
        <ReasonDialog
          title={t('giveUp')}
          label={t('giveUpReason')}
          reasons={[]}
          required={t('giveUpNeeded')}
          confirm={t('giveUp')}
          onConfirm={async (reason) => {
            await stockTakesApi.giveUp({ takeId, rowVersion, reason }, { isSaid: true })
            toast(t('givenUp'))
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** What differs, and the signature of who says so. */
function CloseDialog({ of: { take, things }, onClose }: { of: StockTakeDetail; onClose: () => void }) {
  const t = useTexts('stockTakesPage')
  const [signature, setSignature] = useState<Blob>()
  const [restIs, setRestIs] = useState<'missing' | 'left'>()
  const isRestMissing = restIs === 'missing'
  const rest = things.filter(({ line }) => !line).length
  const signed = things.filter(({ line }) => line?.isDiffering || (isRestMissing && !line))
  const differing = signed.length
  const missing =
    rest > 0 && !restIs
      ? t('restNeeded', { count: rest })
      : differing > 0 && !signature
        ? t('signNeeded')
        : undefined
  return (
    <FormDialog
      title={t('closeTitle')}
      confirm={t('close')}
      missing={missing}
      onConfirm={async (retry) => {
        const signPath = await uploadOnce(retry, 'handwrite', differing > 0 ? signature : undefined)
        const { takeId, rowVersion } = take
        await stockTakesApi.close(
          { takeId, rowVersion, signPath, isRestMissing, isRestLeft: restIs === 'left' },
          retry,
        )
        toast(t('closedDone'))
        onClose()
      }}
      onClose={onClose}
    >
      <p>
        <b>{differing ? t('closeDiffering', { count: differing }) : t('closeSame')}</b>
      </p>
      {differing > 0 && (
        <ul className="lb-divided sk-signed">
          {signed.map(({ assetId, name, displayId, quantity, line }) => (
            <li key={assetId} className="lb-line lb-between lb-inner-10">
              <span className="lb-min">
                <b>{name}</b> <span className="lb-14 lb-quiet lb-after-8">{displayId}</span>
                <span className="lb-14 lb-after-8">
                  {line && [line.areaName, line.place, line.note].filter(Boolean).join('　')}
                  {line && line.result !== 'missing' && line.quantity !== quantity
                    ? `　${t('pieces', { count: quantity })} → ${t('pieces', { count: line.quantity })}`
                    : ''}
                </span>
              </span>
              <Mark kind="reminded">{t(`result_${line?.result ?? 'missing'}`)}</Mark>
            </li>
          ))}
        </ul>
      )}
      <p className="lb-quiet">{t('closeLead')}</p>
      {rest > 0 && (
        <Field label={t('restIs', { count: rest })}>
          <Segments
            label={t('restIs', { count: rest })}
            value={restIs}
            options={(['left', 'missing'] as const).map((value) => ({ value, label: t(`rest_${value}`) }))}
            onChange={setRestIs}
          />
        </Field>
      )}
      {differing > 0 && <SignatureField label={t('sign')} onSign={setSignature} />}
    </FormDialog>
  )
}
