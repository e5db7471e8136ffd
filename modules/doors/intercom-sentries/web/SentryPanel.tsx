import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { sentryParts } from '#modules/doors/intercom-notes.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ShownOnce } from '#platform/web/list/ShownOnce.tsx'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { intercomSentries, type Sentry } from '../contract.ts'
import { AllowDialog } from './AllowDialog.tsx'
import { DeviceDialog } from './DeviceDialog.tsx'
import { DeviceLines } from './DeviceLines.tsx'
import { SentryDialog } from './SentryDialog.tsx'

const api = client(intercomSentries)

interface SentryPanelProps {
  sentry: Sentry
  /** All sentries in their order. */
  order: readonly string[]
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A sentry: its devices, what it may, and what may be done with it. */
export function SentryPanel({ sentry, order, ...ways }: SentryPanelProps) {
  const t = useTexts('intercomSentriesPage')
  const queries = useQueryClient()
  const maySet = useAllowed()([{ can: 'intercomSentries.configure' }]).length > 0
  const [open, setOpen] = useState<'edit' | 'device' | 'allow'>()
  const [serial, setSerial] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['intercomSentries'] })
  const act = useAsked(refresh)
  const { sentryId, name, kind, callsBack } = sentry
  const renew = () =>
    void act.submit({
      ask: { title: t('renewAsk', { name }), text: t('renewText'), ok: t('renew') },
      work: async (retry) => setSerial((await api.renewSerial({ sentryId }, retry)).data.serialNumber),
      done: t('saved'),
    })
  const remove = () =>
    void act.submit({
      ask: { title: t('removeAsk', { name }), text: t('removeText'), ok: t('remove') },
      work: async (retry) => {
        await api.remove({ sentryId }, retry)
        ways.onClose()
      },
      done: t('removed'),
    })
  const turn = () =>
    void act.submit({
      work: (retry) =>
        callsBack ? api.dropCallBack({ sentryId }, retry) : api.setCallBack({ sentryId }, retry),
      done: t('saved'),
    })
  const at = order.indexOf(sentryId)
  const move = (to: number) => {
    const sentryIds = order.toSpliced(at, 1).toSpliced(to, 0, sentryId)
    void act.submit({ work: (retry) => api.sort({ sentryIds }, retry), done: t('saved') })
  }
  return (
    <DetailPanel
      label={name}
      title={name}
      {...ways}
      foot={
        maySet && (
          <>
            <Button onClick={renew}>{t('renew')}</Button>
            <Button onClick={() => setOpen('edit')}>{t('edit')}</Button>
          </>
        )
      }
    >
      <Facts
        rows={[
          [t('kind'), t(`kind_${kind}`)],
          [t('serial'), sentry.serialNumber],
          [t('openDigits'), sentry.openDigits],
          [
            t('allowed'),
            sentry.allowsAll ? t('allowedAll') : t('allowedSome', { count: sentry.allowedCount }),
          ],
          [t('callsBack'), t(callsBack ? 'callsBackYes' : 'callsBackNo')],
        ]}
      />
      {sentryParts().map(([part, { Part }]) => (
        <Suspense key={part}>
          <Part sentryId={sentryId} sentryName={name} />
        </Suspense>
      ))}
      <h3 className="lb-above-16">{t('devices')}</h3>
      <DeviceLines devices={sentry.devices} mayEdit={maySet} onChanged={refresh} />
      {maySet && (
        <div className="lb-line lb-wrap lb-gap-8 lb-above-16">
          {kind === 'hardware' && (
            <Button size="small" onClick={() => setOpen('device')}>
              {t('addDevice')}
            </Button>
          )}
          <Button size="small" onClick={() => setOpen('allow')}>
            {t('allow')}
          </Button>
          {at > 0 && (
            <Button size="small" onClick={() => move(at - 1)}>
              {t('earlier')}
            </Button>
          )}
          {at >= 0 && at < order.length - 1 && (
            <Button size="small" onClick={() => move(at + 1)}>
              {t('later')}
            </Button>
          )}
          <Button size="small" onClick={turn}>
            {t(callsBack ? 'callBackOff' : 'callBackOn')}
          </Button>
          <Button size="small" onClick={remove}>
            {t('remove')}
          </Button>
        </div>
      )}
      {open === 'edit' && <SentryDialog of={sentry} onClose={() => setOpen(undefined)} />}
      {open === 'allow' && <AllowDialog sentryId={sentryId} name={name} onClose={() => setOpen(undefined)} />}
      {open === 'device' && (
        <DeviceDialog
          add={async (device, retry) => {
            const { data } = await api.addDevice(
              { sentryId, deviceId: retry.idOf(device), name: device },
              retry,
            )
            void refresh()
            return data
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {serial && (
        <ShownOnce
          title={t('serialTitle')}
          text={t('serialText')}
          done={t('done')}
          rows={[[t('serial'), serial]]}
          onClose={() => setSerial(undefined)}
        />
      )}
    </DetailPanel>
  )
}
