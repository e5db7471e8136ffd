import { z } from 'zod'
import { exportKind } from '#platform/contract/export-kind.ts'
import { orderFilters } from '#modules/meals/food-orders/contract.ts'

/** Orders as an export, of any age. */
export const orderExport = exportKind('foodOrders', z.object(orderFilters))
/** Their lines, dish by dish. */
export const lineExport = exportKind('foodOrderLines', z.object(orderFilters))
