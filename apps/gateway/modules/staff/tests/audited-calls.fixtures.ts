/** Those that change nothing, and those of strangers and devices, of whom there is nobody to write down. */
export const reading = [
  'staffSessionListGet',
  'staffStepUpStart',
  'staffPasskeyGet',
  'staffPasskeyRegisterStart',
  'staffPasskeyLoginStart',
  'staffOidcStart',
  'tabletPairStart',
  'tabletPairGet',
  'tabletListGet',
  'shiftPeopleGet',
  'tabletPushSubscribe',
  'tabletReport',
  'staffMeGet',
  'staffListGet',
  'auditGet',
  'shopOverlayGet',
  'soldOutListGet',
  'holidayListGet',
  'shopOrdersGet',
  'shopOrderGet',
  'shopRefundQuoteGet',
  'riderListGet',
  'riderPhotoGet',
  'courierQuote',
  'shopHistoryGet',
  'shopRefundRequestsGet',
  'dayEndGet',
  'orderSearch',
  'orderTimelineGet',
  'memberSearch',
  'memberGet',
  'orderRefundQuoteGet',
  'goodwillTermsGet',
  'supportRequestsGet',
  'dataRequestListGet',
  'staffAccessGet',
  'pictureListGet',
  'endpointListGet',
  'deliveryListGet',
  'printerListGet',
  'printJobListGet',
  'campaignListGet',
  'campaignResultGet',
  'segmentCountGet',
]
export const reports = [
  'salesGet',
  'promiseGet',
  'ratingGet',
  'ratingListGet',
  'couponCostGet',
  'cancelledGet',
  'todayGet',
  'shopsNowGet',
  'lateOrdersGet',
  'ledgerGet',
  'reconciliationGet',
  'dayEndListGet',
  'settlementCasesGet',
]
/** Those of providers' settlement files, shown beside each of them. */
export const ofSettlements = ['settlementImport', 'settlementCaseSave']
/** Those of campaigns, shown beside them. */
export const ofCampaigns = ['campaignSave', 'campaignSend', 'campaignStop', 'campaignDiscard']
/** Those of orders and their money, shown beside each of them. */
export const ofOrders = [
  'shopOrderMove',
  'shopOrderHold',
  'shopLineDone',
  'shopRefund',
  'shopRefundDecide',
  'orderRefund',
  'orderCancel',
  'goodwillGive',
  'messageResend',
]
/** Those of a shop's riders and couriers, shown beside each of them; what a rider does by a trip's link is written down under the rider's name, and moves are not. */
export const ofRiders = [
  'riderSave',
  'riderRemove',
  'riderAssign',
  'riderUnassign',
  'riderHandOver',
  'riderCashTake',
  'courierBook',
  'courierCancel',
]
export const byLink = ['tripGet', 'tripMoved', 'tripDelivered', 'tripFailed']
/** Those about guests, shown beside each of them. */
export const ofGuests = ['guestUnmask', 'memberExport', 'memberDelete', 'dataRequestSave', 'dataRequestClose']
/** Those of printers and their papers, shown beside each of them. */
export const ofPaper = ['printerSave', 'printerRemove', 'printerTest', 'printJobSave', 'printJobRetry', 'printJobCancel']
