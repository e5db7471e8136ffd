import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DeviceDialog, DeviceLines } from '#modules/doors/intercom-sentries/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { intercomTablets, type Tablet } from '../contract.ts'
import { ChainLine } from './ChainLine.tsx'
import { HearingMark } from './HearingMark.tsx'
import { devicesQuery } from './list-query.ts'
import { NumberDialog } from './NumberDialog.tsx'
import { OrderDialog } from './OrderDialog.tsx'

const api = client(intercomTablets)

interface TabletPanelProps {
  tablet: Tablet
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A household of the intercom: its chain, its devices, and the number that calls go on to. */
export function TabletPanel({ tablet, ...ways }: TabletPanelProps) {
  const t = useTexts('intercomTabletsPage')
  const queries = useQueryClient()
  const mayEdit = useAllowed()([{ can: 'intercomTablets.edit' }]).length > 0
  const [open, setOpen] = useState<'number' | 'order' | 'indoor' | 'app'>()
  const { householdId, label, forwardKind, forwardNumber } = tablet
  const devices = useQuery(devicesQuery(householdId))
  const refresh = () => queries.invalidateQueries({ queryKey: ['intercomTablets'] })
  const act = useAsked(refresh)
  const drop = () =>
    void act.submit({
      ask: { title: t('dropAsk', { label }), text: t('dropText'), ok: t('dropNumber') },
      work: (retry) => api.dropForwarding({ householdId }, retry),
      done: t('removed'),
    })
  const close = () => setOpen(undefined)
  return (
    <DetailPanel
      label={label}
      title={label}
      {...ways}
      foot={
        mayEdit && (
          <>
            <Button onClick={() => setOpen('order')}>{t('order')}</Button>
            <Button onClick={() => setOpen('number')}>{t('setNumber')}</Button>
          </>
        )
      }
    >
      <p>
        <HearingMark hearing={tablet.hearing} />
      </p>
      <ChainLine tablet={tablet} />
      <Facts
        rows={[
          [t('names'), inRow(tablet.names)],
          [t('dialCode'), tablet.dialCode],
          [t('forward'), forwardKind ? inRow([t(forwardKind), forwardNumber]) : t('noNumber')],
        ]}
      />
      <h3 className="lb-above-16">{t('devices')}</h3>
      <Loaded of={devices} failed={t('loadFailed')} skeleton={['1fr', 80]} rows={2}>
        {(known) => <DeviceLines devices={known} mayEdit={mayEdit} onChanged={refresh} />}
      </Loaded>
      {mayEdit && (
        <div className="lb-line lb-wrap lb-gap-8 lb-above-16">
          <Button size="small" onClick={() => setOpen('indoor')}>
            {t('addIndoor')}
          </Button>
          <Button size="small" onClick={() => setOpen('app')}>
            {t('addApp')}
          </Button>
          {forwardKind && (
            <Button size="small" onClick={drop}>
              {t('dropNumber')}
            </Button>
          )}
        </div>
      )}
      {open === 'number' && <NumberDialog tablet={tablet} onClose={close} />}
      {open === 'order' && <OrderDialog tablet={tablet} onClose={close} />}
      {(open === 'indoor' || open === 'app') && (
        <DeviceDialog
          add={async (name, retry) => {
            const deviceId = retry.idOf(name)
            const { data } = await api.addDevice({ householdId, deviceId, kind: open, name }, retry)
            void refresh()
            return data
          }}
          onClose={close}
        />
      )}
    </DetailPanel>
  )
}
