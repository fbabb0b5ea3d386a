/**
 * What the platform says of goods besides what is read here, in the answers of its ajax calls and to whoever asks it by other documents: a
 * recording keeps it as what is read, because a price that is masked in one place would be masked in all.
 */
export const unreadNames: readonly string[] = (
  "amount_diff_gross amount_diff_net amount_mp basket_enable beforeRebateDetails beforerebate_yousave_percent bundle channel country " +
  "currency delay_time delivery_days_undefined descriptionTel firm forPoints gfx group iconTel number orderDivisionPossible percent_diff " +
  "price_formatted price_net_formatted price_retail price_wholesale priority product_icon product_name productsCounter productsLink rebate search " +
  "sizedelivery status_description_tel status_gfx status_gfx_tel system taxes took totalDepositPrice unit_sellby unknown_delivery_time vat visible " +
  "yousave yousave_net"
).split(" ")

/** Other names of those answers, under which anything may stand. */
export const unreadFields: readonly string[] = (
  "icon_second options shippingCost_formatted shippingCost_net_formatted size_name product_version_name wholesale_order worthPoints " +
  "worth_formatted worth_net_formatted worth_unit notice default refused priceformula_calculation_error_msg"
).split(" ")
