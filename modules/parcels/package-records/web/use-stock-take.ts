import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { keepDraft, readDraft } from '#platform/web/input/draft.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { packageRecords, type PackageRecord, type StockTake } from '../contract.ts'

const api = client(packageRecords)
const draftName = 'stockTake'
const longestCode = 60

interface Draft {
  position: string
  codes: readonly string[]
}

/** A stock-take under way; what was scanned survives a reload and a forced sign-in. */
export function useStockTake() {
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => readDraft<Draft>(draftName) ?? { position: '', codes: [] })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { position, codes } = draft
  const write = (next: Draft) => {
    setDraft(next)
    keepDraft(draftName, next.codes.length > 0 || next.position ? next : undefined)
  }
  const query = useQuery({
    queryKey: ['packages', 'stockTake', position, codes],
    enabled: codes.length > 0 || position !== '',
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async () => (await api.takeStock({ shelfPosition: position, codes: [...codes] })).data,
  })
  const result = codes.length > 0 || position !== '' ? query.data : undefined
  const rows = result ? rowsOf(result) : []
  const chosen = rows.filter((row) => ticked.has(row.packageId))
  const compare = () => {
    setTicked(new Set())
    void queries.invalidateQueries({ queryKey: ['packages'] })
  }

  function add(raw: string) {
    const code = raw.trim().slice(0, longestCode)
    const isKnown = codes.some((text) => text.toUpperCase() === code.toUpperCase())
    if (isKnown) toast(text('packageRoom', 'takeAlready', { code }))
    else if (code) write({ position, codes: [...codes, code] })
  }

  async function moveHere(of: readonly PackageRecord[]) {
    try {
      const packageIds = of.map((item) => item.packageId)
      const { data } = await api.movePackages({ packageIds, shelfPosition: position }, { isSaid: true })
      toast(text('packageRoom', 'takeMoved', { count: data.moved, position }))
      compare()
    } catch (error) {
      await alertBox(sentenceOf(error))
    }
  }

  async function end() {
    const sure = await confirmBox({
      title: text('packageRoom', 'takeEnd'),
      text: text('packageRoom', 'takeEndText', { count: codes.length }),
      ok: text('packageRoom', 'takeEnd'),
      cancel: text('packageRoom', 'takeStay'),
      enter: false,
    })
    if (sure) write({ position: '', codes: [] })
  }

  return {
    position,
    codes,
    result,
    error: query.data ? null : query.error,
    chosen,
    isTicked: (id: string) => ticked.has(id),
    toggle: (id: string) =>
      setTicked((now) => new Set(now.has(id) ? [...now].filter((text) => text !== id) : [...now, id])),
    clearChosen: () => setTicked(new Set()),
    choosePosition: (next: string) => write({ position: next, codes }),
    remove: (code: string) => write({ position, codes: codes.filter((text) => text !== code) }),
    add,
    compare,
    moveHere,
    end,
  }
}

export type StockTaking = ReturnType<typeof useStockTake>

const rowsOf = ({ here, elsewhere, notWaiting, missing }: StockTake): PackageRecord[] => [
  ...[...elsewhere, ...here, ...notWaiting].map((item) => item.package),
  ...missing,
]
