-- Orders placed before there were promotions had none.
update orders set price = price || '{"promotions": [], "discount": 0, "gifts": []}' where not price ? 'discount';
