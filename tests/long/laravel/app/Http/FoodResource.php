<?php
namespace App\Http;

class FoodResource extends \Illuminate\Http\Resources\Json\JsonResource
{
    public function toArray($request)
    {
        $row = $this->resource->only('id', 'category', 'foodName', 'foodDescription', 'price', 'priceShow', 'keyFeatures', 'allergens', 'mayContain');
        return $row + ['image' => $this->image ? \Illuminate\Support\Facades\Storage::url($this->image) : null, 'video' => null];
    }
}
