import { showMoney } from '#platform/contract/show-money.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { type Voucher, vouchers } from '../contract.ts'
import { voucherQuery } from './list-query.ts'

const api = client(vouchers)

interface VoucherDetailProps {
  voucherId: string
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One voucher beside the list, and the voiding of it. */
export function VoucherDetail({ voucherId, ...ways }: VoucherDetailProps) {
  const t = useTexts('vouchersPage')
  const asked = useQuery(voucherQuery(voucherId))
  const mayVoid = useAllowed()([{ can: 'vouchers.add' }]).length > 0
  const { data } = asked
  return (
    <DetailPanel
      label={data ? t('detailOf', { number: data.number }) : t('number')}
      over={data && t('detailOf', { number: data.number })}
      title={data && showMoney(data.kind === 'expense' ? -data.amount : data.amount)}
      foot={mayVoid && data && !data.voidedAt ? <Voiding voucher={data} /> : undefined}
      {...ways}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={7}>
        {(voucher) => <Body voucher={voucher} />}
      </Loaded>
    </DetailPanel>
  )
}

function Body({ voucher }: { voucher: Voucher }) {
  const t = useTexts('vouchersPage')
  const { kind } = voucher
  const isTransfer = kind === 'transfer'
  return (
    <Facts
      rows={[
        [
          t('state'),
          voucher.voidedAt &&
            t('voidedBy', {
              who: voucher.voidedBy,
              when: speakTime(voucher.voidedAt),
              reason: voucher.voidReason,
            }),
        ],
        [t('kinds'), t(`kind_${kind}`)],
        [t('day'), showDay(voucher.day)],
        [t(isTransfer ? 'to' : 'category'), voucher.againstName],
        [t(isTransfer ? 'from' : 'money'), voucher.moneyName],
        [t(kind === 'income' ? 'party_income' : 'party_expense'), voucher.party],
        [t('document'), voucher.documentNumber],
        [t('note'), voucher.note],
        [
          t('photo'),
          voucher.photoPath && (
            <StoredPictures
              key="photo"
              size="large"
              pictures={[{ path: voucher.photoPath, title: t('photo') }]}
            />
          ),
        ],
        [t('addedBy'), voucher.addedBy],
        [t('addedAt'), speakTime(voucher.addedAt)],
      ]}
    />
  )
}

function Voiding({ voucher: { voucherId, number } }: { voucher: Voucher }) {
  const t = useTexts('vouchersPage')
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('void')}</Button>
      {isAsking && (
        <ReasonDialog
          title={t('voidTitle', { number })}
          text={t('voidText')}
          label={t('voidReason')}
          reasons={[t('voidReason1'), t('voidReason2'), t('voidReason3')]}
          required={t('voidNeeded')}
          confirm={t('void')}
          cancel={t('keep')}
          onConfirm={async (reason, retry) => {
            await api.voidVoucher({ voucherId, reason }, retry)
            toast(t('voidDone', { number }))
            void queries.invalidateQueries({ queryKey: ['vouchers'] })
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
