import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  chargingRatePath,
  dashboardPath,
  parkingRatePath,
  ratesPath,
  summerRatePath,
} from '#modules/charging/charging-paths.ts'
import { managed, rootRoute } from '#platform/web/router/root-route.ts'

const see = { service: [30], can: 'chargingRates.view' } as const
const ofRates = { getParentRoute: () => rootRoute } as const
const editor = lazyRouteComponent(() => import('./ChargingRatePage.tsx'), 'ChargingRatePage')

/** All versions of the rates. */
export const ratesRoute = createRoute({
  ...ofRates,
  path: ratesPath,
  component: lazyRouteComponent(() => import('./RatesPage.tsx'), 'RatesPage'),
  staticData: managed({ ...see, prev: dashboardPath, title: 'chargingTrials:rates' }),
})

/** The version that is written, its hours outside summer. */
export const chargingRateRoute = createRoute({
  ...ofRates,
  path: chargingRatePath,
  component: editor,
  staticData: managed({ ...see, prev: ratesPath, title: 'chargingTrials:rates' }),
})

/** The same, its hours in summer. */
export const summerRateRoute = createRoute({
  ...ofRates,
  path: summerRatePath,
  component: editor,
  staticData: managed({ ...see, prev: ratesPath, title: 'chargingTrials:rates' }),
})

/** What a car owes that stays. */
export const parkingRateRoute = createRoute({
  ...ofRates,
  path: parkingRatePath,
  component: lazyRouteComponent(() => import('./ParkingRatePage.tsx'), 'ParkingRatePage'),
  staticData: managed({ ...see, prev: ratesPath, title: 'chargingTrials:parking' }),
})
