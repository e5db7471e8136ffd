import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiVersionOne as apiVersion, visitorLoans } from '#modules/visitors/visitor-loans/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'

const api = client(visitorLoans)

/** Something that a visitor has, of one loan. */
export interface Asset {
  key: string
  loanId: string
  lendableId: string
  displayId: string
  name: string
  /** How many are not back. */
  quantity: number
  /** As typed. */
  returnQuantity: string
  isReturned: boolean
}

/** What a visitor has, each with its name; loans and things are two calls of the documents (R193 to R195). */
async function readAssets(visitorId: string): Promise<Omit<Asset, 'returnQuantity' | 'isReturned'>[]> {
  const { data: loans } = await api.listOldLoans({ apiVersion, visitorId, isStillOut: true })
  const ids = [...new Set(loans.flatMap(({ lines }) => lines.map((line) => line.lendableId)))]
  if (ids.length === 0) return []
  const { data: things } = await api.listOldLendables({ apiVersion, ids, maxCount: 100 })
  const nameOf = new Map(things.map((thing) => [thing.lendableId, thing]))
  return loans.flatMap(({ loanId, lines }) =>
    lines.map(({ lendableId, quantity }) => {
      const { displayId = '', name = '' } = nameOf.get(lendableId) ?? {}
      return { key: `${loanId} ${lendableId}`, loanId, lendableId, displayId, name, quantity }
    }),
  )
}

/** How many come back by what is typed; undefined when it is not from 1 to what was lent (R191, R192). */
export function returnCount({ returnQuantity, quantity }: Pick<Asset, 'returnQuantity' | 'quantity'>) {
  const count = Number(returnQuantity)
  return returnQuantity !== '' && count >= 1 && count <= quantity ? count : undefined
}

/** Digits only (R190); an input method's full-width ones count. */
export const onlyDigits = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 3)

/** What is missing when those that are ticked come back. */
export const missingOf = (assets: readonly Asset[]) =>
  assets
    .map((asset) => ({
      ...asset,
      missing: asset.quantity - (asset.isReturned ? (returnCount(asset) ?? 0) : 0),
    }))
    .filter((item) => item.missing > 0)

/** The assets of a visitor, of which those to return are chosen; nothing is chosen at first. */
export function useAssets(visitorId: string) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['visitorLoans', 'assets', visitorId],
    queryFn: () => readAssets(visitorId),
    retry: false,
  })
  const [chosen, setChosen] = useState<
    Readonly<Record<string, Pick<Asset, 'returnQuantity' | 'isReturned'>>>
  >({})
  useChanges(['visitorLoans.'], () => void refetch())
  const assets: Asset[] = (data ?? []).map((row) => ({
    ...row,
    ...(chosen[row.key] ?? { returnQuantity: String(row.quantity), isReturned: false }),
  }))
  const change = (asset: Asset, patch: Partial<Pick<Asset, 'returnQuantity' | 'isReturned'>>) =>
    setChosen((now) => {
      const { returnQuantity, isReturned } = asset
      return { ...now, [asset.key]: { returnQuantity, isReturned, ...patch } }
    })
  const chooseAll = (isReturned: boolean) =>
    setChosen(
      Object.fromEntries(
        assets.map((asset) => [asset.key, { isReturned, returnQuantity: String(asset.quantity) }]),
      ),
    )
  return { assets, error, isPending, refetch: () => void refetch(), change, chooseAll }
}
