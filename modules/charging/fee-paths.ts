/** The pages of what households owe for charging, which lead to one another. */
export const chargingFeesPath = '/mgmt/EvCharging/chargingFeeList'
export const chargingOrdersPath = '/mgmt/EvCharging/managementFeeList'
