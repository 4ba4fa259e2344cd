import type { MemberProfile, OrderDetail } from '@harbour/protocol'
import { Suspense, type ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { SavingsSkeleton } from '../features/coupons/order/SavingsSkeleton.tsx'
import { Preordering } from '../features/preorder/Preordering.tsx'
import { MembersOnly } from './shell/MembersOnly.tsx'
import type { Wallet } from '../entities/coupon/wallet.ts'
import { useGroupVisit, useTokensOnTheWay } from '../entities/group/group-visit.ts'
import { afterMountPart } from '../lib/after-mount-part.ts'
import { optionalLazyPart, lazyPart } from '../lib/lazy-part.ts'
import { useHref } from '../navigation/go.ts'
import { paths } from '../navigation/paths.ts'

const FoodScreen = lazyPart(() => import('../features/food/FoodScreen.tsx'), 'FoodScreen')
const PlaceScreen = lazyPart(() => import('../features/address/PlaceScreen.tsx'), 'PlaceScreen')
const SelectPlaceScreen = lazyPart(() => import('../features/address/saved/SelectPlaceScreen.tsx'), 'SelectPlaceScreen')
const SendPlaceScreen = lazyPart(() => import('../features/address/form/SendPlaceScreen.tsx'), 'SendPlaceScreen')
const SelectShopScreen = lazyPart(() => import('../features/shops/list/SelectShopScreen.tsx'), 'SelectShopScreen')
const ShopDetailScreen = lazyPart(() => import('../features/shops/detail/ShopDetailScreen.tsx'), 'ShopDetailScreen')
const LinkedPlaceScreen = lazyPart(() => import('../features/shops/linked-place/LinkedPlaceScreen.tsx'), 'LinkedPlaceScreen')
const LocationDialogs = lazyPart(() => import('../features/address/LocationDialogs.tsx'), 'LocationDialogs')
const RecommendScreen = lazyPart(() => import('../features/recommend/RecommendScreen.tsx'), 'RecommendScreen')
const ConfirmScreen = lazyPart(() => import('../features/checkout/ConfirmScreen.tsx'), 'ConfirmScreen')
const PassedGift = afterMountPart(() => import('../features/cart/gift/GiftChoice.tsx'), 'PassedGift')
const OutboxWatch = optionalLazyPart(() => import('../features/group/OutboxWatch.tsx'), 'OutboxWatch')
const BeginGroup = lazyPart(() => import('../features/group/BeginGroup.tsx'), 'BeginGroup')
const GroupScreen = lazyPart(() => import('../features/group/GroupScreen.tsx'), 'GroupScreen')
const PayScreen = lazyPart(() => import('../features/payment/PayScreen.tsx'), 'PayScreen')
const OrderScreen = lazyPart(() => import('../features/orders/tracker/OrderScreen.tsx'), 'OrderScreen')
const NotificationPrompt = optionalLazyPart(() => import('../features/notifications/NotificationPrompt.tsx'), 'NotificationPrompt')
const GameEntry = optionalLazyPart(() => import('../features/game/GameEntry.tsx'), 'GameEntry')
const GameScreen = lazyPart(() => import('../features/game/GameScreen.tsx'), 'GameScreen')
const OrderListScreen = lazyPart(() => import('../features/orders/list/OrderListScreen.tsx'), 'OrderListScreen')
const MyOrders = lazyPart(() => import('../features/orders/list/MyOrders.tsx'), 'MyOrders')
const WelcomeScreen = lazyPart(() => import('../features/account/welcome/WelcomeScreen.tsx'), 'WelcomeScreen')
const ProfileScreen = lazyPart(() => import('../features/account/profile/ProfileScreen.tsx'), 'ProfileScreen')
const CodeScreen = lazyPart(() => import('../features/account/points/CodeScreen.tsx'), 'CodeScreen')
const PointsScreen = lazyPart(() => import('../features/account/points/PointsScreen.tsx'), 'PointsScreen')
const PointHistoryScreen = lazyPart(() => import('../features/account/points/PointsScreen.tsx'), 'PointHistoryScreen')
const DevicesScreen = lazyPart(() => import('../features/account/security/DevicesScreen.tsx'), 'DevicesScreen')
const PasskeysScreen = lazyPart(() => import('../features/account/security/PasskeysScreen.tsx'), 'PasskeysScreen')
const CardScreen = lazyPart(() => import('../features/card/CardScreen.tsx'), 'CardScreen')
const BindCardScreen = lazyPart(() => import('../features/card/BindCardScreen.tsx'), 'BindCardScreen')
const ServiceScreen = lazyPart(() => import('../features/account/help/ServiceScreen.tsx'), 'ServiceScreen')
const InformationScreen = lazyPart(() => import('../features/account/help/InformationScreen.tsx'), 'InformationScreen')
const InfoDetailScreen = lazyPart(() => import('../features/account/help/InfoDetailScreen.tsx'), 'InfoDetailScreen')
const MineScreen = lazyPart(() => import('../features/account/MineScreen.tsx'), 'MineScreen')
const LoginScreen = lazyPart(() => import('../features/login/sign-in/LoginScreen.tsx'), 'LoginScreen')
const ForgotScreen = lazyPart(() => import('../features/login/reset/ForgotScreen.tsx'), 'ForgotScreen')
const RegisterScreen = lazyPart(() => import('../features/login/register/RegisterScreen.tsx'), 'RegisterScreen')
const EmailCheck = lazyPart(() => import('../features/login/EmailCheck.tsx'), 'EmailCheck')
const PasswordScreen = lazyPart(() => import('../features/login/reset/PasswordScreen.tsx'), 'PasswordScreen')
const TermsScreen = lazyPart(() => import('../features/login/terms/TermsScreen.tsx'), 'TermsScreen')
const CouponsScreen = lazyPart(() => import('../features/coupons/wallet/CouponsScreen.tsx'), 'CouponsScreen')
const CouponDetailScreen = lazyPart(() => import('../features/coupons/wallet/CouponDetailScreen.tsx'), 'CouponDetailScreen')
const Savings = lazyPart(() => import('../features/coupons/order/Savings.tsx'), 'Savings')
const TermsSheet = optionalLazyPart(() => import('../features/login/terms/TermsUpdate.tsx'), 'TermsUpdate')
const WaitingOrderWatch = optionalLazyPart(() => import('./WaitingOrderWatch.tsx'), 'WaitingOrderWatch')
const MissingScreen = lazyPart(() => import('./shell/MissingScreen.tsx'), 'MissingScreen')
const DemoScreen = lazyPart(() => import('../features/demo/DemoScreen.tsx'), 'DemoScreen')

/** The question to a member once the terms have changed. */
export const TermsUpdate = () => <TermsSheet />

/** The addresses of all screens but the first ones; their table comes with the first touch, not with the first paint. Here features meet. */
export function OtherScreens() {
  // The screen of a group order sends by itself, and says what became of it.
  const { pathname } = useLocation()
  const unsent = useTokensOnTheWay().length > 0 && pathname !== paths.group
  return (
    <>
      <Suspense fallback={null}>
        <WaitingOrderWatch />
        {unsent && <OutboxWatch />}
      </Suspense>
      <Routes>
        <Route
          path="/place/:params"
          element={
            <>
              <PlaceScreen />
              <LocationDialogs instead="address" />
            </>
          }
        />
        <Route
          path="/selectShop"
          element={
            <>
              <SelectShopScreen />
              <LocationDialogs instead="shop" />
            </>
          }
        />
        <Route path="/shopDetail" element={<ShopDetailScreen />} />
        <Route path="/googeleView" element={<LinkedPlaceScreen />} />
        <Route path="/selectPlace" element={<SelectPlaceScreen />} />
        <Route path="/sendPlace" element={<SendPlaceScreen />} />
        <Route path="/foodDetail/:info" element={<FoodScreen />} />
        <Route path="/recomendFood" element={<RecommendScreen />} />
        <Route path="/group" element={<Group />} />
        <Route path="/confirmorder/:query" element={<Confirmation />} />
        <Route path="/transfer" element={<PayScreen />} />
        <Route
          path="/orderDetail/:info"
          element={
            <>
              <OrderScreen game={game('trk__game')} notifications={notifications} />
              {/* Fetched beside the order, so that nothing of the tracker moves when it is known. */}
              {notifications()}
            </>
          }
        />
        <Route path="/game" element={<GameScreen />} />
        <Route path="/demo" element={<DemoScreen />} />
        <Route path="/orderList" element={<OrderListScreen />} />
        <Route path="/mine" element={<MineScreen game={game('menu-card card')} orders={deviceOrders} />} />
        <Route path="/login" element={<LoginScreen />} />
        <Route path="/forgot" element={<ForgotScreen />} />
        <Route path="/register" element={<RegisterScreen />} />
        <Route path="/welcome" element={members(<WelcomeScreen />)} />
        <Route path="/editPas" element={members(<PasswordScreen />)} />
        <Route path="/personInfo" element={members(<ProfileScreen mailbox={mailbox} />)} />
        <Route path="/vipcode" element={members(<CodeScreen />)} />
        <Route path="/score/:params" element={members(<PointsScreen />)} />
        <Route path="/myScore/:params" element={members(<PointHistoryScreen />)} />
        <Route path="/devices" element={members(<DevicesScreen />)} />
        <Route path="/passkeys" element={members(<PasskeysScreen />)} />
        <Route path="/creditCard/:params" element={members(<CardScreen />)} />
        <Route path="/bindCard" element={members(<BindCardScreen />)} />
        <Route path="/service" element={<ServiceScreen />} />
        <Route path="/information" element={<InformationScreen />} />
        <Route path="/infoDetail" element={<InfoDetailScreen />} />
        <Route path="/agreement" element={<TermsScreen name="agreement" />} />
        <Route path="/privacy" element={<TermsScreen name="privacy" />} />
        <Route path="/coupon/:params" element={<CouponsScreen />} />
        <Route path="/couponDetail" element={<CouponDetailScreen />} />
        <Route path="*" element={<MissingScreen />} />
      </Routes>
    </>
  )
}

/** A screen that belongs to members. */
const members = (element: ReactNode) => <MembersOnly>{element}</MembersOnly>

/** The confirmation carries the coupons, and they the points that pay beside them. */
function savings(wallet: Wallet, points: ReactNode) {
  return (
    <Suspense fallback={<SavingsSkeleton />}>
      <Savings wallet={wallet} points={points} />
    </Suspense>
  )
}

/** The question of notifications, within the order that has news to come. */
function notifications(order?: OrderDetail) {
  return (
    <Suspense fallback={null}>
      <NotificationPrompt order={order} />
    </Suspense>
  )
}

/** The confirmation, but for somebody who adds to a group order: that one is its host’s alone to confirm. */
function Confirmation() {
  const visit = useGroupVisit()
  const href = useHref()
  if (visit) return <Navigate to={href(paths.menu(visit.orderType))} replace />
  return (
    <>
      <ConfirmScreen savings={savings} gift={(book) => <PassedGift book={book} />} />
      <Preordering keeps={false} />
    </>
  )
}

/** The group order of a link, or the beginning of one. */
function Group() {
  return useLocation().hash === '' ? <BeginGroup /> : <GroupScreen />
}

/** The way to the game of the day, where there is one. */
function game(className: string) {
  return (
    <Suspense fallback={null}>
      <GameEntry className={className} />
    </Suspense>
  )
}

/** A guest’s account shows what this device has ordered. */
function deviceOrders(none: ReactNode) {
  return (
    <Suspense fallback={null}>
      <MyOrders none={none} />
    </Suspense>
  )
}

/** The profile confirms its mailbox as the login confirms a phone. */
function mailbox(profile: MemberProfile) {
  return (
    <Suspense fallback={null}>
      <EmailCheck profile={profile} />
    </Suspense>
  )
}
