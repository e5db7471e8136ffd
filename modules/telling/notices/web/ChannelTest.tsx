import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from '#platform/web/antd/Input.tsx'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import type { SentChannel } from '../shapes.ts'
import { noticesApi } from './api.ts'

/** Sends a message to oneself and says what became of it. */
export function ChannelTest({ channel }: { channel: SentChannel }) {
  const t = useTexts('noticesPage')
  const [address, setAddress] = useState('')
  const [deliveryId, setDeliveryId] = useState('')
  const [problem, setProblem] = useState('')
  const { data, refetch } = useQuery({
    queryKey: ['notices', 'delivery', deliveryId],
    queryFn: async () => (await noticesApi.findDelivery({ deliveryId })).data,
    enabled: deliveryId !== '',
    retry: false,
  })
  useChanges(['notices.'], () => {
    if (deliveryId) void refetch()
  })
  async function send() {
    setProblem('')
    setDeliveryId('')
    try {
      const { data: sent } = await noticesApi.testChannel({ channel, address }, { isSaid: true })
      setDeliveryId(sent.deliveryId)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  const said =
    data?.state === 'sent'
      ? t('testSent')
      : data?.problem
        ? t('testFailed', { problem: data.problem })
        : t('testWaiting')
  return (
    <div className="nt-test">
      <Field label={t(`testAddress_${channel}`)}>
        <Input value={address} onChange={(event) => setAddress(event.target.value)} />
      </Field>
      <Button disabled={!address.trim()} onClick={() => void send()}>
        {t('testSend')}
      </Button>
      {(problem || deliveryId) && (
        <div className="lb-wide">
          <Note tone={problem || data?.problem ? 'wait' : 'plain'}>{problem || said}</Note>
        </div>
      )}
    </div>
  )
}
