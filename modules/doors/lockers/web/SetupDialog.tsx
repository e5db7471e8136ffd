import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { cabinetChanged } from '../problems.ts'
import type { Cabinet } from '../shapes.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { lockersApi } from './list-query.ts'
import { type CabinetForm, contentOf, formOf, useCabinetFields } from './use-cabinet-fields.tsx'

const codes = [cabinetChanged().code]

/** Changes a cabinet; its password and its key are made anew from here, and it is retired. */
export function SetupDialog({ cabinet, onClose }: { cabinet: Cabinet; onClose: () => void }) {
  const t = useTexts('lockersPage')
  const queries = useQueryClient()
  const fields = useCabinetFields()
  const [shown, setShown] = useState<{ deviceKey: string; password: string }>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['lockers'] })
  const act = useAsked(refresh)
  const { cabinetId, name } = cabinet
  if (shown) return <KeyDialog {...shown} onClose={onClose} />
  const renew = () =>
    void act.submit({
      ask: { title: t('renewPasswordAsk', { name }), text: t('renewPasswordText'), ok: t('renewPassword') },
      work: async (retry) => setShown((await lockersApi.renewPassword({ cabinetId }, retry)).data),
      done: t('saved'),
    })
  const rekey = () =>
    void act.submit({
      ask: { title: t('rekeyAsk', { name }), text: t('rekeyText'), ok: t('rekey') },
      work: async (retry) => {
        const { data } = await lockersApi.rekey({ cabinetId }, retry)
        toast(t('rekeyed', { count: data.renewed }))
      },
      done: t('saved'),
    })
  const retire = () =>
    void act.submit({
      ask: { title: t('retireAsk', { name }), text: t('retireText'), ok: t('retire') },
      work: async (retry) => {
        await lockersApi.retire({ cabinetId }, retry)
        onClose()
      },
      done: t('retired'),
    })
  return (
    <CorrectionDialog<Cabinet, CabinetForm>
      title={t('setup')}
      confirm={t('save')}
      size="wide"
      given={cabinet}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () =>
        (await lockersApi.listCabinets({})).data.find((one) => one.cabinetId === cabinetId) ?? cabinet
      }
      frame={(drawn) => (
        <>
          <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>
          <div className="lb-line lb-wrap lb-gap-8 lb-above-16">
            <Button onClick={renew}>{t('renewPassword')}</Button>
            <Button onClick={rekey}>{t('rekey')}</Button>
            <Button onClick={retire}>{t('retire')}</Button>
          </div>
        </>
      )}
      send={async ({ form, seen, retry }) => {
        await lockersApi.change({ cabinetId, rowVersion: seen.rowVersion, ...contentOf(form) }, retry)
        toast(t('saved'))
        void refresh()
        onClose()
      }}
      onClose={onClose}
    />
  )
}
