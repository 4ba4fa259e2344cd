-- Orders placed before there were coupons had none.
update orders set price = price || '{"coupons": [], "couponDiscount": 0}' where not price ? 'couponDiscount';
