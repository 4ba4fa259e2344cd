/**
 * The columns that each statement gives, as the database describes them: a row of `db.rows` may name no other, and none of another type. Written by
 * `npx vitest run --project gateway apps/gateway/testing/statements.test.ts -u`.
 */
export type StatementColumns = {
  'addresses-all': {
    addressId: string
    brand: number
    addressCode: string
    label: string
    isDefault: boolean
    destination: unknown
    contact: unknown
  }
  'addresses-find': {
    addressId: string
    brand: number
    addressCode: string
    label: string
    isDefault: boolean
    destination: unknown
    contact: unknown
  }
  'addresses-list': {
    addressId: string
    brand: number
    addressCode: string
    label: string
    isDefault: boolean
    destination: unknown
    contact: unknown
  }
  'addresses-lock-user': object
  'addresses-make-default': object
  'addresses-promote': object
  'addresses-remove': {
    gone: boolean
  }
  'addresses-save': object
  'addresses-undefault': object
  'assign-trip-add': object
  'assign-trip-add-stops': object
  'assign-trip-lock-orders': {
    orderId: string
    pickupNo: string
    orderType: number
    state: string
    carried: boolean
  }
  'assign-trip-relink': object
  'assign-trip-stops-of-trip': {
    orderId: string
  }
  'assign-trip-stops-to-come': {
    orderId: string
    tripId: string
    riderId: string
    riderName: string
  }
  'assign-trip-with-courier': {
    orderId: string
  }
  'audit-search': {
    auditNo: number
    at: number
    staffId: string
    staffName: string
    action: string
    subject: string
    brand: number
    storeId: string
    before: string
    after: string
    logId: string
  }
  'audit-write': object
  'baskets-read': {
    total: number
    lines: unknown
  }
  'books-balances': {
    account: string
    currency: string
    amount: number
  }
  'books-crooked': {
    booking_id: string
  }
  'books-lost': {
    orderNo: string
    total: number
  }
  'books-payments': {
    paymentId: string
    orderId: string
    provider: string
    currency: string
    state: string
    ref: string
    ledger: number
    goingBack: number
    toGoBack: number
    held: number
  }
  'builds-find': {
    content: Buffer
  }
  'builds-forget': object
  'builds-keep': object
  'builds-move': object
  'builds-paths': {
    path: string
  }
  'builds-serve': object
  'campaigns-begin': object
  'campaigns-claim': {
    campaignId: string
    brand: number
  }
  'campaigns-coupons': {
    given: number
    used: number
    takenOff: number
  }
  'campaigns-discard': object
  'campaigns-end': object
  'campaigns-find': {
    campaignId: string
    brand: number
    revision: number
    state: string
    content: unknown
    changedAt: number
    changedName: string
    origin: string
    sendAt: number
    startedAt: number
    endedAt: number
    stopReason: string
    recipients: number
    told: number
    dropped: number
    heldOut: number
    cost: number
  }
  'campaigns-list': {
    campaignId: string
    brand: number
    revision: number
    state: string
    content: unknown
    changedAt: number
    changedName: string
    origin: string
    sendAt: number
    startedAt: number
    endedAt: number
    stopReason: string
    recipients: number
    told: number
    dropped: number
    heldOut: number
    cost: number
  }
  'campaigns-lock': {
    campaignId: string
    brand: number
    revision: number
    state: string
    content: unknown
    changedAt: number
    changedName: string
    origin: string
    sendAt: number
    startedAt: number
    endedAt: number
    stopReason: string
    recipients: number
    told: number
    dropped: number
    heldOut: number
    cost: number
  }
  'campaigns-make': {
    made: boolean
  }
  'campaigns-next': {
    recipientId: string
    userId: string
    phone: string
    email: string
    language: number
    reachable: boolean
  }
  'campaigns-recall': object
  'campaigns-results': {
    held: boolean
    members: number
    ordered: number
    orders: number
    total: number
  }
  'campaigns-schedule': object
  'campaigns-stop': object
  'campaigns-tell': object
  'campaigns-told-to': {
    name: string
    channel: string
    at: number
  }
  'campaigns-wait': object
  'campaigns-write': object
  'cancel-requests-approve': {
    approved: boolean
  }
  'cancel-requests-ask': {
    asked: boolean
  }
  'cancel-requests-forget': object
  'cancel-requests-paid': {
    paid: number
  }
  'cancel-requests-waiting': {
    staffId: string
    name: string
  }
  'card-tasks-again': object
  'card-tasks-begin': object
  'card-tasks-begin-page': {
    key: string
    provider: string
    userId: string
    savingId: string
    session: string
    page: string
  }
  'card-tasks-claim': {
    key: string
    provider: string
    token: string
    ref: string
    state: string
    tries: number
    userId: string
    savingId: string
    session: string
  }
  'card-tasks-done': object
  'card-tasks-ended-page': object
  'card-tasks-give-up': {
    given: boolean
  }
  'card-tasks-opened-page': {
    opened: boolean
  }
  'card-tasks-page-of': {
    key: string
    provider: string
    userId: string
    savingId: string
    session: string
    page: string
  }
  'card-tasks-page-of-session': {
    key: string
    provider: string
    userId: string
    savingId: string
    session: string
    page: string
  }
  'cards-forget': {
    key: string
    provider: string
    token: string
    ref: string
    state: string
    tries: number
    userId: string
    savingId: string
    session: string
  }
  'cards-keep': {
    user_id: string
  }
  'cards-of': {
    cardId: string
    provider: string
    ref: string
    shown: unknown
    holder: string
    isDefault: boolean
    savedAt: number
    lastUsed: unknown
  }
  'cards-set-default': {
    done: boolean
  }
  'catalogue-files-find': {
    json: Buffer
  }
  'catalogue-files-missing': {
    version: string
  }
  'catalogue-files-prune': object
  'catalogue-files-publish': object
  'catalogue-files-renew': object
  'catalogue-live-no': {
    versionNo: number
  }
  'catalogue-read-list': {
    kind: string
    id: string
    position: number
    hash: string
  }
  'catalogue-read-records': {
    hash: string
    record: unknown
  }
  'catalogue-store-ids': {
    storeId: string
  }
  'closings-case': {
    paymentId: string
    refundId: string
    orderId: string
    amount: number
    currency: string
    booked: string
  }
  'closings-close': {
    case_id: string
  }
  'closings-closed': {
    currency: string
    count: number
    amount: number
  }
  'closings-open': {
    caseId: string
    kind: string
    orderNo: string
    amount: number
    currency: string
  }
  'closings-returned': object
  'codes-attempt': {
    purpose: string
    target: string
    userId: string
    right: boolean
    triesLeft: number
  }
  'codes-keep': object
  'codes-sweep': object
  'consents-keep': object
  'consents-of': {
    kind: string
    given: boolean
    wording: string
    at: number
  }
  'courier-bookings-again': object
  'courier-bookings-begin': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-claim': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
    tries: number
  }
  'courier-bookings-end': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-live': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-lock': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-lock-order': {
    orderType: number
    state: string
  }
  'courier-bookings-of-company': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-of-orders': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-on-trip': {
    onTrip: boolean
  }
  'courier-bookings-one': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-saw': {
    bookingId: string
    orderId: string
    storeId: string
    company: string
    market: string
    ref: string
    state: string
    price: number
    trackUrl: string
    riderName: string
    riderPhone: string
    askedAt: number
    quotedUntil: number
    endedAt: number
  }
  'courier-bookings-tell': {
    told: boolean
  }
  'data-requests-close': {
    closed: boolean
  }
  'data-requests-done': object
  'data-requests-ended': {
    requestId: string
    kind: string
    channel: string
    receivedOn: string
    dueOn: string
    notedBy: string
    userId: string
    memberNo: string
    firstName: string
    lastName: string
    endedAt: number
    outcome: string
    endedBy: string
  }
  'data-requests-find': {
    requestId: string
    kind: string
    channel: string
    receivedOn: string
    dueOn: string
    notedBy: string
    userId: string
    memberNo: string
    firstName: string
    lastName: string
    endedAt: number
    outcome: string
    endedBy: string
  }
  'data-requests-note': {
    noted: boolean
  }
  'data-requests-waiting': {
    requestId: string
    kind: string
    channel: string
    receivedOn: string
    dueOn: string
    notedBy: string
    userId: string
    memberNo: string
    firstName: string
    lastName: string
    endedAt: number
    outcome: string
    endedBy: string
  }
  'day-end-reports-cash': {
    storeId: string
    day: string
    cash: number
    short: number
  }
  'day-end-reports-counted': {
    storeId: string
    day: string
    float: number
    expected: number
    counted: number
    counts: number
    at: number
    staffName: string
    note: string
  }
  'day-end-reports-summed-cash': {
    storeId: string
    day: string
    cash: number
    short: number
  }
  'day-ends-carried': {
    amount: number
  }
  'day-ends-cash': {
    riders: boolean
    orders: number
    takings: number
    short: number
  }
  'day-ends-ended': {
    by: string
    orders: number
  }
  'day-ends-float': {
    float: number
  }
  'day-ends-methods': {
    method: string
    orders: number
    takings: number
    refunds: number
  }
  'day-ends-open': {
    orders: number
  }
  'day-ends-save': {
    day_end_no: number
  }
  'day-ends-saved': {
    dayEndNo: number
    replaces: number
    at: number
    staffId: string
    staffName: string
    float: number
    cashExpected: number
    cashCounted: number
    counted: unknown
    note: string
  }
  'day-ends-sold': {
    orderType: number
    hour: number
    orders: number
  }
  'day-ends-with-riders': {
    orders: number
    amount: number
  }
  'delivery-photos-forget': object
  'delivery-photos-has': {
    kept: boolean
  }
  'delivery-photos-keep': object
  'delivery-photos-of-shop': {
    picture: Buffer
    at: number
  }
  'demo-chain-find': {
    isThere: boolean
  }
  'demo-chain-mark': object
  'demo-chain-unmark': object
  'demo-people-count-others': {
    others: number
  }
  'demo-people-shut-out': object
  'drafts-change': object
  'drafts-change-whole': object
  'drafts-changed': {
    kind: string
    id: string
    liveHash: string
    hash: string
    baseHash: string
    changed: boolean
    changedBy: string
    changedAt: number
  }
  'drafts-forget-idle': object
  'drafts-move': object
  'drafts-page': {
    id: string
    hash: string
    record: unknown
    changed: boolean
    total: number
  }
  'drafts-record-hash': {
    hash: string
  }
  'drafts-record-state': {
    kind: string
    id: string
    liveHash: string
    hash: string
    baseHash: string
    changed: boolean
    changedBy: string
    changedAt: number
  }
  'drafts-revert': object
  'drafts-search': {
    id: string
    hash: string
    record: unknown
    changed: boolean
    total: number
  }
  'draws-begin': {
    begun: boolean
  }
  'draws-end': object
  'draws-give': {
    given: boolean
  }
  'draws-of': {
    prizeId: string
    voucherCode: string
  }
  'due-orders-chased': {
    pg_notify: string
  }
  'due-orders-unanswered': {
    orderId: string
    storeId: string
    pickupNo: string
    answerBy: number
    chased: number
  }
  'due-orders-unpaid': {
    orderId: string
    payUntil: number
  }
  'goodwill-given': {
    points: number
    coupons: number
  }
  'goodwill-keep': object
  'goodwill-known': {
    points: number
    couponId: string
    reason: string
  }
  'goodwill-lock-member': {
    member: boolean
  }
  'goodwill-lock-staff': object
  'groups-add': object
  'groups-begin': {
    groupId: string
    hostId: string
    brand: number
    storeId: string
    orderType: number
    wantedAt: number
    hostName: string
    mostEach: number
    begunAt: number
    closesAt: number
    closedAt: number
  }
  'groups-close': object
  'groups-count': object
  'groups-find': {
    groupId: string
    hostId: string
    brand: number
    storeId: string
    orderType: number
    wantedAt: number
    hostName: string
    mostEach: number
    begunAt: number
    closesAt: number
    closedAt: number
  }
  'groups-forget': object
  'groups-guests': {
    guestId: string
    userId: string
    name: string
    sent: number
  }
  'groups-join': {
    joined: boolean
  }
  'groups-lines': {
    lineId: string
    guestId: string
    line: unknown
    name: unknown
    num: number
  }
  'groups-lock': {
    groupId: string
    hostId: string
    brand: number
    storeId: string
    orderType: number
    wantedAt: number
    hostName: string
    mostEach: number
    begunAt: number
    closesAt: number
    closedAt: number
  }
  'groups-order': {
    orderId: string
    state: string
  }
  'groups-parts-of': {
    name: string
    lines: unknown
  }
  'groups-remove': object
  'groups-remove-guest': object
  'groups-rename': {
    renamed: boolean
  }
  'groups-save': object
  'groups-tell': {
    told: boolean
  }
  'guests-erase-cards': object
  'guests-erase-origins': object
  'guests-erase-papers': object
  'guests-erase-photos': object
  'guests-erase-rating-words': object
  'guests-find-old': {
    orderId: string
  }
  'guests-strip-orders': object
  'hold-tasks-again': object
  'hold-tasks-claim': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
    told: boolean
  }
  'hold-tasks-confirmed': object
  'hold-tasks-done': object
  'hold-tasks-expire': {
    '?column?': number
  }
  'hold-tasks-give-up': {
    given: boolean
  }
  'hold-tasks-take-back': {
    taken: boolean
  }
  'hold-tasks-told': object
  'holds-agreed': {
    agreed: boolean
  }
  'holds-ask-vendor': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-drop': object
  'holds-drop-expired': object
  'holds-lock-code': {
    pg_advisory_xact_lock: string
  }
  'holds-of': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-open': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-own': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-promo': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-promo-once': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-release': {
    voucherCode: string
    once: boolean
    channel: string
    brand: number
    userId: string
    clientOrderId: string
    orderId: string
    fence: number
    state: string
    heldUntil: number
  }
  'holds-uses': {
    uses: number
    spent: number
  }
  'holidays-forget': object
  'holidays-most-ahead': {
    holidays: number
  }
  'holidays-read': {
    holidayId: string
    storeId: string
    startDate: string
    endDate: string
    times: unknown
    reason: string
    note: string
    notice: unknown
    since: number
    staffName: string
  }
  'holidays-read-of': {
    holidayId: string
    storeId: string
    startDate: string
    endDate: string
    times: unknown
    reason: string
    note: string
    notice: unknown
    since: number
    staffName: string
  }
  'holidays-remove': object
  'holidays-write': object
  'issued-codes-batch': {
    batchId: string
    promoCode: string
    count: number
    note: string
    madeAt: number
    madeName: string
    claimed: number
    used: number
  }
  'issued-codes-batches': {
    batchId: string
    promoCode: string
    count: number
    note: string
    madeAt: number
    madeName: string
    claimed: number
    used: number
  }
  'issued-codes-claim': {
    given: boolean
  }
  'issued-codes-has-another': {
    has: boolean
  }
  'issued-codes-is-used': {
    used: boolean
  }
  'issued-codes-lock-guest': {
    locked: boolean
  }
  'issued-codes-make': object
  'issued-codes-make-batch': {
    made: boolean
  }
  'issued-codes-of-batch': {
    code: string
    state: string
  }
  'issued-codes-promo-of': {
    promoCode: string
  }
  'ledger-book': object
  'members-change': object
  'members-change-email': object
  'members-confirm-email': object
  'members-disown-email': object
  'members-erase-papers': object
  'members-erase-rating-words': object
  'members-find': {
    userId: string
    phone: string
    memberNo: string
    passwordHash: string
    firstName: string
    lastName: string
    titlesCode: string
    genderCode: string
    birthday: string
    email: string
    emailVerifiedAt: number
    receiveNews: boolean
    addressNotification: boolean
    newsBySms: boolean
    newsByEmail: boolean
    joinedAt: number
    yuuId: string
  }
  'members-join': {
    joined: boolean
  }
  'members-leave-campaigns': object
  'members-leave-card-page': object
  'members-live-order': {
    live: boolean
  }
  'members-lock-by-email': {
    userId: string
    phone: string
    passwordHash: string
    confirmed: boolean
  }
  'members-lock-by-phone': {
    userId: string
    phone: string
    passwordHash: string
    confirmed: boolean
  }
  'members-lock-orders': object
  'members-lock-user': object
  'members-reach-by-email': {
    userId: string
  }
  'members-reach-by-phone': {
    userId: string
  }
  'members-remove-access': object
  'members-remove-addresses': object
  'members-remove-browsers': object
  'members-remove-card': object
  'members-remove-codes': object
  'members-remove-data-requests': object
  'members-remove-delivery-photos': object
  'members-remove-draws': object
  'members-remove-group-parts': object
  'members-remove-groups': object
  'members-remove-holds': object
  'members-remove-member': object
  'members-remove-messages': object
  'members-remove-news-stops': object
  'members-remove-offers': object
  'members-remove-order-origins': object
  'members-remove-partner-link': object
  'members-remove-partner-login': object
  'members-remove-passkeys': object
  'members-remove-points': object
  'members-remove-proofs': object
  'members-remove-shown-cards': object
  'members-remove-user': object
  'members-remove-vendor-vouchers': object
  'members-remove-vouchers': object
  'members-set-password': object
  'members-strip-orders': {
    kept: boolean
  }
  'members-take-orders': {
    taken: boolean
  }
  'messages-again': object
  'messages-claim': {
    messageId: string
    channel: string
    target: string
    subject: string
    body: string
    silent: boolean
    until: number
    tries: number
  }
  'messages-erase': object
  'messages-write': {
    told: boolean
  }
  'migrations-applied': {
    name: string
  }
  'migrations-apply': object
  'months-make': {
    made: number
  }
  'news-stops-find': {
    userId: string
    channel: string
  }
  'news-stops-give': object
  'news-stops-of': {
    userId: string
    token: string
  }
  'offers-count-given': {
    counted: number
  }
  'offers-count-used': {
    counted: number
  }
  'offers-uses': {
    kind: string
    id: string
    given: number
    made: number
    claimed: number
    used: number
    held: number
    takenOff: number
  }
  'on-the-way-put-in-locker': {
    seq: number
    told: boolean
  }
  'on-the-way-saw-rider': {
    told: boolean
  }
  'operations-copies': {
    backedUpAt: number
    archiveFails: boolean
  }
  'operations-orders': {
    state: string
    orders: number
  }
  'operations-payments': {
    provider: string
    state: string
    payments: number
  }
  'operations-promises': {
    state: string
    orders: number
  }
  'operations-queues': {
    queue: string
    provider: string
    due: number
    lag: number
  }
  'order-events-after': {
    seq: number
    state: string
    at: number
    orderType: number
  }
  'order-origins-sweep': object
  'order-ratings-of': {
    food: number
    foodAt: number
    delivery: number
    deliveryAt: number
    word: string
  }
  'order-ratings-of-guest': {
    orderId: string
    ratedAt: number
    food: number
    delivery: number
    word: string
  }
  'order-ratings-rate': {
    food: number
    foodAt: number
    delivery: number
    deliveryAt: number
    word: string
  }
  'order-ratings-say': {
    food: number
    foodAt: number
    delivery: number
    deliveryAt: number
    word: string
  }
  'order-ratings-stars-of': {
    orderId: string
    stars: number
  }
  'orders-cancel': {
    seq: number
    told: boolean
  }
  'orders-change': {
    seq: number
    told: boolean
  }
  'orders-change-and-book': {
    seq: number
    told: boolean
  }
  'orders-collected': {
    amount: number
  }
  'orders-fire': {
    told: boolean
  }
  'orders-frequent-shops': {
    storeId: string
  }
  'orders-held': {
    held: boolean
  }
  'orders-list-of-shop': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
    answerBy: number
    held: unknown
    doneLines: unknown
    movedAt: number
  }
  'orders-many-of-shop': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
    answerBy: number
    held: unknown
    doneLines: unknown
    movedAt: number
  }
  'orders-of-guest': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
  }
  'orders-of-guest-with-payments': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
    payments: unknown
  }
  'orders-of-shop': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
    answerBy: number
    held: unknown
    doneLines: unknown
    movedAt: number
  }
  'orders-one': {
    orderId: string
    userId: string
    clientOrderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    seq: number
    placedAt: number
    etaLow: number
    etaHigh: number
    makeMinutes: number
    travelMinutes: number
    cutlery: boolean
    contact: unknown
    destination: unknown
    lines: unknown
    price: unknown
    wantedAt: number
    fireAt: number
    slotMinutes: number
    slotKept: boolean
    total: number
    payMethod: string
    payUntil: number
    endReason: string
    refundState: string
    refunded: number
    rider: unknown
    locker: unknown
    ageDeclared: boolean
    birthday: unknown
    handover: string
    request: string
    quarantined: boolean
    language: number
    acceptedById: string
    acceptedBy: string
    checking: boolean
  }
  'orders-placed-before': {
    orderId: string
    orderNo: string
    pickupNo: string
    fresh: boolean
    sameBody: boolean
  }
  'orders-post': {
    orderId: string
    orderNo: string
    pickupNo: string
    fresh: boolean
    sameBody: boolean
    limited: string
    told: boolean
  }
  'orders-post-with-unlimited': {
    orderId: string
    orderNo: string
    pickupNo: string
    fresh: boolean
    sameBody: boolean
    limited: string
    told: boolean
  }
  'orders-post-with-vouchers': {
    orderId: string
    orderNo: string
    pickupNo: string
    fresh: boolean
    sameBody: boolean
    limited: string
    told: boolean
  }
  'overlay-announce': {
    pg_notify: string
  }
  'overlay-lock': {
    locked: boolean
  }
  'pages-claim': {
    claimed: boolean
  }
  'pages-find': {
    brotli: Buffer
  }
  'pages-finish': object
  'pages-finished': {
    finished: boolean
  }
  'pages-forget': object
  'pages-forget-catalogues': object
  'pages-missing': {
    content: string
  }
  'pages-records': {
    kind: string
    record: unknown
    catalogue: string
  }
  'pages-write': object
  'partner-anothers-link': {
    another: boolean
  }
  'partner-link': object
  'partner-linked': {
    linked: boolean
  }
  'partner-lock': {
    pg_advisory_xact_lock: string
  }
  'partner-make-user': {
    userId: string
  }
  'partner-subject': {
    subject: string
  }
  'partner-take-token': {
    taken: boolean
  }
  'partner-tokens-sweep': object
  'partner-unlink': {
    unlinked: boolean
  }
  'partner-user': {
    userId: string
  }
  'passkeys-keep': {
    kept: boolean
  }
  'passkeys-lock-of': {
    userId: string
    phone: string
    publicKey: Buffer
    counter: number
  }
  'passkeys-lock-user': object
  'passkeys-of': {
    passkeyRef: string
    credentialId: string
    name: string
    madeAt: number
    usedAt: number
  }
  'passkeys-remove': {
    removed: boolean
  }
  'passkeys-remove-all': object
  'passkeys-used': {
    used: boolean
  }
  'payments-accept': {
    orderId: string
    amount: number
    method: string
    currency: string
  }
  'payments-begin': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-begin-first': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
    orderNo: string
    storeId: string
    orderType: number
  }
  'payments-booked': object
  'payments-captured': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
    total: number
  }
  'payments-failed': object
  'payments-given-up': {
    payment_id: string
  }
  'payments-held-again': {
    '?column?': number
  }
  'payments-lock-order': {
    orderId: string
    state: string
    endReason: string
    paid: number
    clientOrderId: string
    userId: string
    orderNo: string
    points: number
    slotKept: boolean
  }
  'payments-lost': {
    orderId: string
  }
  'payments-mismatched': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-named': object
  'payments-of-order': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-of-provider': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
    storeId: string
    orderType: number
    total: number
  }
  'payments-one': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-opened': {
    payment_id: string
  }
  'payments-ordered-since': {
    '?column?': number
  }
  'payments-place-paid': {
    accepted: string
    told: boolean
  }
  'payments-place-unpaid': {
    outcome: string
    told: boolean
  }
  'payments-revive': {
    pg_notify: string
  }
  'payments-send-back': {
    pg_notify: string
  }
  'payments-to-capture': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-to-read': {
    paymentId: string
    orderId: string
    provider: string
    method: string
    amount: number
    currency: string
    state: string
    ref: string
    page: string
    card: unknown
    reason: string
    booked: string
    givenBack: number
    begunAt: number
    endsAt: number
    tries: number
  }
  'payments-use-again': object
  'picture-files-get': {
    body: Buffer
  }
  'picture-files-put': object
  'picture-files-remove': object
  'pictures-add': {
    added: boolean
  }
  'pictures-find': {
    pictureNo: number
    name: string
    source: string
    focusX: number
    focusY: number
    width: number
    height: number
    uploadedAt: number
    uploadedBy: string
  }
  'pictures-left': {
    picture: boolean
    source: boolean
  }
  'pictures-list': {
    pictureNo: number
    name: string
    source: string
    focusX: number
    focusY: number
    width: number
    height: number
    uploadedAt: number
    uploadedBy: string
  }
  'pictures-lock': {
    locked: boolean
  }
  'pictures-names': {
    name: string
  }
  'pictures-remove': {
    removed: boolean
  }
  'pictures-uses': {
    kind: string
    id: string
  }
  'points-earn': object
  'points-first-page': {
    entryId: string
    kind: string
    points: number
    at: number
    expiresAt: number
    titleTc: string
    titleEn: string
    orderId: string
  }
  'points-has': object
  'points-lock-user': object
  'points-lots': {
    left: number
    expiresAt: number
  }
  'points-next-page': {
    entryId: string
    kind: string
    points: number
    at: number
    expiresAt: number
    titleTc: string
    titleEn: string
    orderId: string
  }
  'points-note': object
  'points-remember': object
  'points-settle': object
  'points-spend': {
    entryId: string
    points: number
  }
  'pos-checks-again': object
  'pos-checks-begin': {
    orderId: string
  }
  'pos-checks-give-back': object
  'pos-checks-next': {
    orderId: string
    state: string
    ref: string
    dueAt: number
    askedAt: number
    tries: number
    storeId: string
    location: string
    revenueCenter: number
  }
  'pos-checks-posted': object
  'pos-checks-refused': object
  'pos-checks-take': {
    storeId: string
  }
  'pos-checks-voided': object
  'pos-shops-leave': object
  'pos-shops-open-gate': {
    setval: number
  }
  'pos-shops-save': object
  'print-jobs-add': {
    told: boolean
  }
  'print-jobs-add-reprint': {
    told: boolean
  }
  'print-jobs-cancel': object
  'print-jobs-find': {
    jobId: string
    jobNo: number
    orderId: string
    pickupNo: string
    kind: string
    copy: string
    again: boolean
    repeats: number
    printerId: string
    printerName: string
    state: string
    reason: string
    tries: number
    at: number
    endedAt: number
    kept: boolean
  }
  'print-jobs-first': {
    jobId: string
    jobNo: number
    orderId: string
    pickupNo: string
    kind: string
    copy: string
    again: boolean
    repeats: number
    printerId: string
    printerName: string
    state: string
    reason: string
    tries: number
    at: number
    endedAt: number
    kept: boolean
  }
  'print-jobs-knows-order': {
    known: boolean
  }
  'print-jobs-list': {
    jobId: string
    jobNo: number
    orderId: string
    pickupNo: string
    kind: string
    copy: string
    again: boolean
    repeats: number
    printerId: string
    printerName: string
    state: string
    reason: string
    tries: number
    at: number
    endedAt: number
    kept: boolean
  }
  'print-jobs-lock': object
  'print-jobs-requeue': {
    told: boolean
  }
  'print-jobs-waiting': {
    waiting: number
  }
  'print-jobs-waiting-reprint': {
    jobId: string
    jobNo: number
    orderId: string
    pickupNo: string
    kind: string
    copy: string
    again: boolean
    repeats: number
    printerId: string
    printerName: string
    state: string
    reason: string
    tries: number
    at: number
    endedAt: number
    kept: boolean
  }
  'print-jobs-waiting-test': {
    jobId: string
    jobNo: number
    orderId: string
    pickupNo: string
    kind: string
    copy: string
    again: boolean
    repeats: number
    printerId: string
    printerName: string
    state: string
    reason: string
    tries: number
    at: number
    endedAt: number
    kept: boolean
  }
  'print-queues-begin': {
    jobNo: number
    repeats: number
    again: boolean
    tries: number
    sends: number
    raster: Buffer
    host: string
    port: number
    failures: number
  }
  'print-queues-erase': object
  'print-queues-failed': object
  'print-queues-forget': object
  'print-queues-give-back': object
  'print-queues-give-up': object
  'print-queues-printed': object
  'print-queues-take': {
    printerId: string
  }
  'printers-fail-jobs': object
  'printers-health': {
    storeId: string
    active: number
    troubled: number
    waiting: number
  }
  'printers-hurry': {
    told: boolean
  }
  'printers-list': {
    printerId: string
    storeId: string
    name: string
    host: string
    port: number
    copy: string
    active: boolean
    fault: string
    waiting: number
  }
  'printers-lock': object
  'printers-remove': object
  'printers-save': object
  'proofs-give': object
  'proofs-stands': {
    stands: boolean
  }
  'proofs-sweep': object
  'proofs-take': {
    target: string
    userId: string
  }
  'pushes-again': object
  'pushes-claim': {
    orderId: string
    seq: number
    userId: string
    deviceId: string
    tries: number
    endpoint: string
    p256dh: string
    auth: string
    language: number
    brand: number
    state: string
    actor: string
    reason: string
    at: number
    wanted: boolean
  }
  'pushes-done': object
  'pushes-leave': object
  'pushes-lock-user': object
  'pushes-of': {
    deviceId: string
    madeAt: number
  }
  'pushes-signed-in': {
    userId: string
    deviceId: string
    endpoint: string
    p256dh: string
    auth: string
    language: number
    brand: number
  }
  'pushes-subscribe': object
  'pushes-trim': object
  'pushes-unsubscribe': object
  'puzzles-keep': object
  'puzzles-sweep': object
  'puzzles-take': {
    x: number
  }
  queues: {
    storeId: string
    work: number
  }
  'quotas-give-back': object
  'quotas-reset': object
  'quotas-sweep': object
  'quotas-take': {
    taken: boolean
    endsAt: number
  }
  'quotas-used': {
    used: number
  }
  'recommendations-besides': {
    pid: string
  }
  'recommendations-count': {
    orders: number
  }
  'refund-arrange': {
    pg_notify: string
  }
  'refund-known': {
    amount: number
    parts: unknown
    reason: string
    pointsBack: number
  }
  'refund-lock-charge': {
    paymentId: string
    amount: number
    givenBack: number
  }
  'refund-lock-order': {
    state: string
    refunded: number
    points: number
    lines: unknown
    price: unknown
  }
  'refund-parts': {
    parts: unknown
  }
  'refund-points-back': {
    points: number
  }
  'refund-requests-ask': {
    asked: boolean
  }
  'refund-requests-decide': {
    decided: boolean
  }
  'refund-requests-known': {
    requestId: string
    orderId: string
    clientRefundId: string
    parts: unknown
    reason: string
    amount: number
    staffId: string
  }
  'refund-requests-waiting': {
    requestId: string
    orderId: string
    clientRefundId: string
    parts: unknown
    reason: string
    amount: number
    staffId: string
    askedBy: string
    askedAt: number
  }
  'refundable-left': {
    orderId: string
    amount: number
  }
  'refundable-points-coming': {
    points: number
  }
  'refundable-read': {
    state: string
    points: number
    lines: unknown
    price: unknown
    method: string
    card: unknown
    charged: number
    left: number
    before: unknown
  }
  'refunds-bounced': {
    orderId: string
    paymentId: string
    amount: number
    booked: string
    currency: string
  }
  'refunds-failed': {
    state: string
  }
  'refunds-lock-order': {
    orderId: string
  }
  'refunds-lock-order-of-payment': {
    orderId: string
  }
  'refunds-processing': {
    refund_id: string
  }
  'refunds-refunded': {
    orderId: string
    paymentId: string
    amount: number
    booked: string
    currency: string
  }
  'refunds-released': object
  'refunds-tell': {
    pg_notify: string
  }
  'refunds-to-a-person': object
  'refunds-to-give': {
    refundId: string
    orderId: string
    paymentId: string
    amount: number
    ref: string
    failed: boolean
    failures: number
    done: boolean
    provider: string
    paymentRef: string
    paymentState: string
  }
  'refunds-under-way': {
    refundId: string
    orderId: string
    paymentId: string
    amount: number
    ref: string
    failed: boolean
    failures: number
    done: boolean
    provider: string
    paymentRef: string
    paymentState: string
  }
  'replica-position': {
    position: string
  }
  'replica-replayed': {
    standby: boolean
    whole: boolean
    late: number
  }
  'report-spans-list': {
    spanId: number
    begins: number
    ends: number
    hasOpen: boolean
  }
  'report-sums-cash': object
  'report-sums-costs': object
  'report-sums-differing': {
    begins: number
    sold: number
    refunds: number
    soldInLedger: number
    refundsInLedger: number
  }
  'report-sums-dishes': object
  'report-sums-due': {
    begins: number
    ends: number
  }
  'report-sums-forget': object
  'report-sums-keep': {
    spanId: number
  }
  'report-sums-month-costs': object
  'report-sums-month-dishes': object
  'report-sums-month-open': object
  'report-sums-month-promises': object
  'report-sums-month-sales': object
  'report-sums-open': object
  'report-sums-promises': object
  'report-sums-sales': object
  'reports-cancelled': {
    reason: string
    by: string
    orders: number
    total: number
    goesBack: number
    paidBack: number
  }
  'reports-cancelled-in': {
    orders: number
  }
  'reports-coupon-costs': {
    kind: string
    key: string
    tc: string
    en: string
    uses: number
    takenOff: number
    sold: number
  }
  'reports-dishes': {
    key: string
    recent: boolean
    tc: string
    en: string
    orders: number
    items: number
    gross: number
  }
  'reports-in-transit': {
    kind: string
    count: number
    amount: number
  }
  'reports-last-hour': {
    ago: number
    orders: number
  }
  'reports-late': {
    orders: number
  }
  'reports-late-orders': {
    orderId: string
    orderNo: string
    pickupNo: string
    storeId: string
    orderType: number
    state: string
    placedAt: number
    promisedBy: number
  }
  'reports-ledger-accounts': {
    account: string
    lines: number
    amount: number
    debit: number
    credit: number
  }
  'reports-ledger-lines': {
    lineNo: number
    bookingId: string
    orderId: string
    orderNo: string
    storeId: string
    account: string
    amount: number
    at: number
    paymentId: string
    refundId: string
  }
  'reports-open': {
    storeId: string
    open: number
    late: number
    lateSince: number
    unanswered: number
    unansweredSince: number
  }
  'reports-promises': {
    kind: string
    key: string
    kept: number
    early: number
    late: number
    offs: unknown
    nums: unknown
  }
  'reports-rated-dishes': {
    key: string
    count: number
    low: number
    average: number
  }
  'reports-rating-list': {
    orderId: string
    orderNo: string
    pickupNo: string
    storeId: string
    orderType: number
    ratedAt: number
    food: number
    delivery: number
    word: string
  }
  'reports-ratings': {
    kind: string
    key: string
    orders: number
    words: number
    foodCount: number
    foodLow: number
    foodAverage: number
    deliveryCount: number
    deliveryLow: number
    deliveryAverage: number
  }
  'reports-sales': {
    key: string
    recent: boolean
    orders: number
    gross: number
    promotions: number
    coupons: number
    points: number
    fees: number
    sold: number
    refunds: number
  }
  'reports-silent': {
    storeId: string
    orders: number
    since: number
  }
  'reports-summed-costs': {
    kind: string
    key: string
    tc: string
    en: string
    uses: number
    takenOff: number
    sold: number
  }
  'reports-summed-dishes': {
    key: string
    recent: boolean
    tc: string
    en: string
    orders: number
    items: number
    gross: number
  }
  'reports-summed-promises': {
    kind: string
    key: string
    kept: number
    early: number
    late: number
    offs: unknown
    nums: unknown
  }
  'reports-summed-sales': {
    key: string
    recent: boolean
    orders: number
    gross: number
    promotions: number
    coupons: number
    points: number
    fees: number
    sold: number
    refunds: number
  }
  'reports-unexplained': {
    bookings: number
    amount: number
  }
  'reports-unplaced': {
    account: string
    amount: number
  }
  'riders-cash': {
    cash: number
  }
  'riders-count': {
    count: number
  }
  'riders-has-trip': {
    busy: boolean
  }
  'riders-list': {
    riderId: string
    storeId: string
    name: string
    phone: string
    vehicle: string
    active: boolean
    cash: number
  }
  'riders-lock': {
    riderId: string
    storeId: string
    name: string
    phone: string
    vehicle: string
    active: boolean
  }
  'riders-save': {
    saved: boolean
  }
  'riders-take-cash': object
  'secrets-find': {
    value: Buffer
  }
  'secrets-keep': object
  'segments-count': {
    members: number
    push: number
    sms: number
    email: number
  }
  'segments-fill': {
    recipients: number
    heldOut: number
  }
  'segments-lock': {
    locked: boolean
  }
  'sessions-bind': {
    bound: boolean
  }
  'sessions-create-visitor': {
    userId: string
    phone: string
    visitor: boolean
  }
  'sessions-devices': {
    deviceRef: string
    deviceId: string
    name: string
    signedInAt: number
    seenAt: number
  }
  'sessions-find': {
    userId: string
    phone: string
    visitor: boolean
    deviceId: string
    touchedAt: number
    expiresAt: number
    codeEndsAt: number
    revokedAt: number
  }
  'sessions-find-code': {
    userId: string
    phone: string
    visitor: boolean
    deviceId: string
    expiresAt: number
    revokedAt: number
  }
  'sessions-knows': {
    known: boolean
  }
  'sessions-sign-in': object
  'sessions-sign-out': {
    deviceId: string
  }
  'sessions-start': object
  'sessions-sweep': object
  'sessions-touch': object
  'settlement-cases-change': {
    revision: number
  }
  'settlement-cases-find': {
    caseId: string
    revision: number
    class: string
    kind: string
    provider: string
    orderId: string
    orderNo: string
    storeId: string
    method: string
    ours: number
    theirs: number
    difference: number
    paymentId: string
    refundId: string
    theirRef: string
    happenedAt: number
    openedAt: number
    state: string
    reason: string
    ownerId: string
    ownerName: string
    explainedById: string
    explainedBy: string
    note: string
  }
  'settlement-cases-movements': {
    subject: string
    kind: string
    paymentId: string
    refundId: string
    orderId: string
    ours: number
    theirs: number
    theirRef: string
    happenedAt: number
  }
  'settlement-cases-of': {
    caseId: string
    revision: number
    class: string
    kind: string
    provider: string
    orderId: string
    orderNo: string
    storeId: string
    method: string
    ours: number
    theirs: number
    difference: number
    paymentId: string
    refundId: string
    theirRef: string
    happenedAt: number
    openedAt: number
    state: string
    reason: string
    ownerId: string
    ownerName: string
    explainedById: string
    explainedBy: string
    note: string
  }
  'settlement-cases-open': object
  'settlement-cases-settle': {
    caseId: string
  }
  'settlement-files-find-payments': object
  'settlement-files-find-refunds': object
  'settlement-files-known': object
  'settlement-files-lock': {
    locked: boolean
  }
  'settlement-files-of': {
    fileId: string
    provider: string
    name: string
    begins: number
    ends: number
    lines: number
    known: number
    elsewhere: number
    importedAt: number
    staffName: string
  }
  'settlement-files-save': object
  'settlement-files-save-lines': {
    lineRef: string
  }
  'settlement-files-with-hash': {
    fileId: string
    provider: string
    name: string
    begins: number
    ends: number
    lines: number
    known: number
    elsewhere: number
    importedAt: number
    staffName: string
  }
  'settlement-sums-kept': {
    fees: number
    payouts: number
  }
  'settlement-sums-kept-at-shops': {
    fees: number
    payouts: number
  }
  'settlement-sums-matched': {
    count: number
    amount: number
  }
  'settlement-sums-matched-at-shops': {
    count: number
    amount: number
  }
  'settlement-sums-rounding': {
    amount: number
  }
  'settlement-sums-waiting': {
    count: number
    amount: number
  }
  'shop-board-finish-line': {
    doneLines: unknown
    told: boolean
  }
  'shop-board-hold': {
    told: boolean
  }
  'shop-events-acts': {
    at: number
    action: string
    staffName: string
    status: number
    reason: string
  }
  'shop-events-steps': {
    state: string
    at: number
    by: string
    reason: string
  }
  'shop-history-ended': {
    orderId: string
    orderNo: string
    pickupNo: string
    orderType: number
    state: string
    placedAt: number
    wantedAt: number
    endReason: string
    lines: unknown
    total: number
    payMethod: string
    refundState: string
    refunded: number
    contact: unknown
    acceptedBy: string
    endedByName: string
    endedAt: number
    endedBy: string
    food: number
    delivery: number
    word: string
  }
  'shop-keys-drop-others': object
  'shop-keys-find': {
    storeId: string
    tabletId: string
    seenAt: number
  }
  'shop-keys-read-tills': {
    storeId: string
    hash: Buffer
  }
  'shop-keys-touch': object
  'shop-keys-write': object
  'shop-states-read': {
    storeId: string
    busyMinutes: number
    busyUntil: number
    pausedUntil: number
    since: number
    reason: string
    note: string
    staffName: string
  }
  'shop-states-read-of': {
    storeId: string
    busyMinutes: number
    busyUntil: number
    pausedUntil: number
    since: number
    reason: string
    note: string
    staffName: string
  }
  'shop-states-write': object
  'silence-pauses-forget': {
    forgotten: boolean
  }
  'silence-pauses-note': {
    noted: boolean
  }
  'slots-forget': object
  'slots-reserved': {
    start: number
    reserved: number
  }
  'sold-out-read': {
    storeId: string
    pid: string
    soldOut: boolean
    since: number
    until: number
    reason: string
    note: string
    staffName: string
  }
  'sold-out-read-pid': {
    storeId: string
    pid: string
    soldOut: boolean
    since: number
    until: number
    reason: string
    note: string
    staffName: string
  }
  'sold-out-read-pid-widely': {
    place: string
    pid: string
    since: number
    until: number
    reason: string
    note: string
    staffName: string
  }
  'sold-out-read-widely': {
    place: string
    pid: string
    since: number
    until: number
    reason: string
    note: string
    staffName: string
  }
  'sold-out-remove-widely': object
  'sold-out-write': object
  'sold-out-write-widely': object
  'staff-add': {
    staffId: string
  }
  'staff-change': {
    staffId: string
  }
  'staff-find': {
    staffId: string
    account: string
    name: string
    grants: unknown
    active: boolean
    passwordHash: string
  }
  'staff-invite': object
  'staff-invited': {
    staffId: string
    account: string
    name: string
    grants: unknown
    active: boolean
    passwordHash: string
  }
  'staff-join': {
    staffId: string
  }
  'staff-list': {
    staffId: string
    account: string
    name: string
    grants: unknown
    active: boolean
    passwordHash: string
  }
  'staff-lock': {
    locked: boolean
  }
  'staff-passkeys-keep': {
    kept: boolean
  }
  'staff-passkeys-lock-of': {
    staffId: string
    publicKey: Buffer
    counter: number
  }
  'staff-passkeys-lock-staff': object
  'staff-passkeys-of': {
    passkeyRef: string
    credentialId: string
    name: string
    madeAt: number
    usedAt: number
  }
  'staff-passkeys-remove': {
    name: string
  }
  'staff-passkeys-remove-all': object
  'staff-passkeys-used': {
    used: boolean
  }
  'staff-pins-hash-of': {
    pinHash: string
  }
  'staff-pins-hold': {
    held: boolean
  }
  'staff-pins-holders': {
    staffId: string
  }
  'staff-pins-keep': object
  'staff-pins-remove': object
  'staff-sessions-end': {
    ended: boolean
  }
  'staff-sessions-end-at-tablets': {
    ended: boolean
  }
  'staff-sessions-everybodys': {
    staffId: string
    sessionId: string
    deviceName: string
    openedAt: number
    seenAt: number
    tabletId: string
  }
  'staff-sessions-find': {
    staffId: string
    account: string
    name: string
    grants: unknown
    sessionId: string
    provenAt: number
    deviceId: string
    openedAt: number
    seenAt: number
    tabletId: string
    tabletStoreId: string
  }
  'staff-sessions-knows': {
    known: boolean
  }
  'staff-sessions-knows-device': {
    known: boolean
  }
  'staff-sessions-list': {
    sessionId: string
    deviceName: string
    openedAt: number
    seenAt: number
    tabletId: string
  }
  'staff-sessions-prove': object
  'staff-sessions-start': object
  'staff-sessions-touch': object
  'staff-uninvite': object
  'staff-ways-in': {
    staffId: string
    passkeys: number
    hasPin: boolean
  }
  'staff-with-account': {
    staffId: string
    account: string
    name: string
    grants: unknown
    active: boolean
    passwordHash: string
  }
  'support-members-find': {
    userId: string
    memberNo: string
    firstName: string
    lastName: string
    phone: string
    email: string
    joinedAt: number
  }
  'support-members-search': {
    userId: string
    memberNo: string
    firstName: string
    lastName: string
    phone: string
    email: string
    joinedAt: number
  }
  'support-orders-find': {
    orderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    placedAt: number
    wantedAt: number
    total: number
    payMethod: string
    paid: number
    refunded: number
    endReason: string
    userId: string
    contact: unknown
    destination: unknown
    request: string
    member: boolean
    phone: string
    firstName: string
    lastName: string
    email: string
  }
  'support-orders-of-guest': {
    orderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    placedAt: number
    wantedAt: number
    total: number
    payMethod: string
    paid: number
    refunded: number
    endReason: string
    userId: string
    contact: unknown
    destination: unknown
    request: string
    member: boolean
    phone: string
    firstName: string
    lastName: string
    email: string
  }
  'support-orders-search': {
    orderId: string
    orderNo: string
    pickupNo: string
    brand: number
    storeId: string
    orderType: number
    state: string
    placedAt: number
    wantedAt: number
    total: number
    payMethod: string
    paid: number
    refunded: number
    endReason: string
    userId: string
    contact: unknown
    destination: unknown
    request: string
    member: boolean
    phone: string
    firstName: string
    lastName: string
    email: string
  }
  'support-requests-cancellations': {
    orderId: string
    orderNo: string
    pickupNo: string
    storeId: string
    reason: string
    staffId: string
    askedBy: string
    askedAt: number
    amount: number
  }
  'support-requests-refunds': {
    orderId: string
    orderNo: string
    pickupNo: string
    storeId: string
    reason: string
    staffId: string
    askedBy: string
    askedAt: number
    requestId: string
    amount: number
  }
  'tablet-pairings-take': {
    taken: boolean
  }
  'tablet-pairings-wait': object
  'tablet-pairings-waits': {
    waits: boolean
  }
  'tablet-reports-attended': {
    attended: boolean
  }
  'tablet-reports-keep': {
    name: string
    wasPaused: boolean
  }
  'tablet-reports-silences': {
    storeId: string
    silentSince: number
  }
  'tablet-reports-watched': {
    tabletId: string
    storeId: string
    name: string
    pairedAt: number
    reportedAt: number
    unheardSince: number
    hiddenSince: number
  }
  'tablet-subscriptions-forget': object
  'tablet-subscriptions-leave': object
  'tablet-subscriptions-save': {
    saved: boolean
  }
  'tablet-wakes-again': object
  'tablet-wakes-claim': {
    tabletId: string
    orderId: string
    seq: number
    placedAt: number
    tries: number
    endpoint: string
    p256dh: string
    auth: string
    language: number
    asleep: boolean
  }
  'tablet-wakes-done': object
  'tablets-add': {
    tabletId: string
    storeId: string
    name: string
    pairedAt: number
    seenAt: number
    reportedAt: number
    health: unknown
  }
  'tablets-find': {
    tabletId: string
    storeId: string
    name: string
    pairedAt: number
    seenAt: number
    reportedAt: number
    health: unknown
  }
  'tablets-give-key': {
    tabletId: string
    storeId: string
    name: string
  }
  'tablets-list': {
    tabletId: string
    storeId: string
    name: string
    pairedAt: number
    seenAt: number
    reportedAt: number
    health: unknown
  }
  'tablets-rename': object
  'tablets-revoke': object
  'tablets-revoke-paired': {
    tabletId: string
    storeId: string
    name: string
  }
  'tell-shop-of-trip': {
    told: boolean
  }
  'timelines-menu-version': {
    versionNo: number
  }
  'timelines-of': {
    at: number
    kind: string
    by: string
    what: string
    state: string
    amount: number
    points: number
    detail: string
  }
  'told-offers-claim': {
    informationId: string
    userId: string
    deviceId: string
    endpoint: string
    p256dh: string
    auth: string
    language: number
    brand: number
  }
  'told-offers-of': {
    informationId: string
    toldAt: number
  }
  'trips-by-token': {
    tripId: string
    storeId: string
    riderId: string
    riderName: string
    riderPhone: string
    vehicle: string
    linkedAt: number
    assignedAt: number
    startedAt: number
    endedAt: number
    lat: number
    lng: number
    seenAt: number
    stops: unknown
  }
  'trips-code-of': {
    code: string
  }
  'trips-deliver': {
    done: boolean
  }
  'trips-end-done': object
  'trips-end-done-of-shop': object
  'trips-end-if-done': object
  'trips-fail': {
    done: boolean
  }
  'trips-move': {
    kept: boolean
  }
  'trips-of-orders': {
    orderId: string
    tripId: string
    riderId: string
    riderName: string
    stop: number
    stops: number
    lat: number
    lng: number
    seenAt: number
    failed: string
  }
  'trips-of-shop': {
    tripId: string
    storeId: string
    riderId: string
    riderName: string
    riderPhone: string
    vehicle: string
    linkedAt: number
    assignedAt: number
    startedAt: number
    endedAt: number
    lat: number
    lng: number
    seenAt: number
    stops: unknown
  }
  'trips-open': {
    tripId: string
    storeId: string
    riderId: string
    riderName: string
    riderPhone: string
    vehicle: string
    linkedAt: number
    assignedAt: number
    startedAt: number
    endedAt: number
    lat: number
    lng: number
    seenAt: number
    stops: unknown
  }
  'trips-remove': {
    tripId: string
    riderName: string
  }
  'trips-start': {
    started: boolean
  }
  'trips-try-code': {
    right: boolean
  }
  'unmaskings-forget': object
  'unmaskings-of': {
    orderId: string
    until: number
  }
  'unmaskings-unmask': object
  'versions-announce': {
    pg_notify: string
  }
  'versions-ask': {
    asked: boolean
  }
  'versions-begin': {
    versionNo: number
  }
  'versions-count-different': {
    different: number
  }
  'versions-discard': object
  'versions-drop-changes': object
  'versions-due': {
    versionNo: number
    revision: number
    askedName: string
  }
  'versions-find': {
    versionNo: number
    state: string
    baseNo: number
    note: string
    authorId: string
    authorName: string
    createdAt: number
    revision: number
    askedBy: string
    askedName: string
    askedAt: number
    publishAt: number
    approvedBy: string
    approvedName: string
    publishedAt: number
    fault: string
    changes: number
    kept: boolean
  }
  'versions-list': {
    versionNo: number
    state: string
    baseNo: number
    note: string
    authorId: string
    authorName: string
    createdAt: number
    revision: number
    askedBy: string
    askedName: string
    askedAt: number
    publishAt: number
    approvedBy: string
    approvedName: string
    publishedAt: number
    fault: string
    changes: number
    kept: boolean
  }
  'versions-make-live': object
  'versions-merge-list': object
  'versions-prune-lists': object
  'versions-prune-records': object
  'versions-rename': object
  'versions-retire': object
  'versions-schedule': {
    scheduled: boolean
  }
  'versions-touch': object
  'versions-withdraw': {
    withdrawn: boolean
  }
  'versions-write-list': object
  'versions-write-records': object
  'vouchers-find': {
    record: unknown
    channel: string
    listed: boolean
    state: string
    heldUntil: number
    fence: number
  }
  'vouchers-give': object
  'vouchers-given-for': {
    record: unknown
  }
  'vouchers-keep-listed': object
  'vouchers-of-user': {
    record: unknown
    channel: string
    listed: boolean
    state: string
    heldUntil: number
    fence: number
  }
  'vouchers-partner-in': object
  'vouchers-partner-is-in': {
    loggedIn: boolean
  }
  'vouchers-partner-out': object
  'vouchers-welcome': {
    gift: string
    code: string
  }
  'webhook-endpoints-add': {
    endpoint_id: string
  }
  'webhook-endpoints-change': object
  'webhook-endpoints-count': {
    endpoints: number
  }
  'webhook-endpoints-due-again': {
    pg_notify: string
  }
  'webhook-endpoints-end': {
    endpointId: string
    url: string
    description: string
    events: unknown
    brand: number
    state: string
    failingSince: number
    createdAt: number
    waiting: number
  }
  'webhook-endpoints-find': {
    endpointId: string
    url: string
    description: string
    events: unknown
    brand: number
    state: string
    failingSince: number
    createdAt: number
    waiting: number
  }
  'webhook-endpoints-list': {
    endpointId: string
    url: string
    description: string
    events: unknown
    brand: number
    state: string
    failingSince: number
    createdAt: number
    waiting: number
  }
  'webhook-endpoints-open-gate': {
    setval: number
  }
  'webhook-endpoints-remove': object
  'webhook-endpoints-remove-deliveries': object
  'webhook-endpoints-rotate': object
  'webhook-endpoints-taken': {
    endpoint_id: string
  }
  'webhooks-delivered': object
  'webhooks-due': {
    deliveryNo: number
    eventId: string
    event: string
    at: number
    data: unknown
    attempts: number
  }
  'webhooks-failed': {
    since: number
  }
  'webhooks-forget': object
  'webhooks-give-back': object
  'webhooks-keep': {
    endpointId: string
    url: string
    secrets: unknown
  }
  'webhooks-list': {
    deliveryNo: number
    deliveryId: string
    event: string
    subject: string
    at: number
    state: string
    attempts: number
    statusCode: number
    answer: string
    nextTry: number
  }
  'webhooks-ping': {
    deliveryId: string
    told: boolean
  }
  'webhooks-replay': {
    replayed: number
    told: boolean
  }
  'webhooks-take': {
    endpointId: string
  }
  'webhooks-write': {
    write_webhook_event: string
  }
}
